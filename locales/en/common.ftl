# Words that every game needs.

# The last joint of an enumeration.
list-end = { $head } and { $last }

# Somebody whose name cannot be seen, or who holds the seat no more.
name-stand-in = Guest { $seat }

span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-minute-and-a-half = a minute and a half
span-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
}

button-chosen = ✅ { $label }
button-page-back = « Page { $page } of { $pages }
button-page-next = Page { $page } of { $pages } »
button-rematch = Play again
button-proof = Was it fair?

# What a computer player says at the table.
saying = 🤖 <b>{ $name }</b>: { $words }
