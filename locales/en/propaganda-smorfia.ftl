# Propaganda’s book of dreams: ninety numbers, each with three symbols and two names for a campaign.
# A symbol is a plural, or something that is not counted, in lower case and without an article: it follows “more”, “of”, “without”.
# propaganda-card-<number> is the first symbol with its picture; the names are made up.

propaganda-card-1 = 🍷 { propaganda-symbol-1-a }
propaganda-symbol-1-a = corkscrews
propaganda-symbol-1-b = boots
propaganda-symbol-1-c = gondolas
propaganda-name-1-a = Corky Popwell
propaganda-name-1-b = Dame Prudence Uncorked

propaganda-card-2 = 🐟 { propaganda-symbol-2-a }
propaganda-symbol-2-a = fish
propaganda-symbol-2-b = dolls
propaganda-symbol-2-c = afternoon snacks
propaganda-name-2-a = Finn Haddock
propaganda-name-2-b = Coral Codworthy

propaganda-card-3 = 🐈 { propaganda-symbol-3-a }
propaganda-symbol-3-a = cats
propaganda-symbol-3-b = balls of wool
propaganda-symbol-3-c = kibble
propaganda-name-3-a = Tom Whiskerby
propaganda-name-3-b = Felicity Clawson

propaganda-card-4 = 🐖 { propaganda-symbol-4-a }
propaganda-symbol-4-a = pigs
propaganda-symbol-4-b = sausages
propaganda-symbol-4-c = mud
propaganda-name-4-a = Hamilton Oinkley
propaganda-name-4-b = Trudy Troughton

propaganda-card-5 = 🧤 { propaganda-symbol-5-a }
propaganda-symbol-5-a = gloves
propaganda-symbol-5-b = rings
propaganda-symbol-5-c = handshakes
propaganda-name-5-a = Palmer Fistwick
propaganda-name-5-b = Minnie Mittens

propaganda-card-6 = 🔦 { propaganda-symbol-6-a }
propaganda-symbol-6-a = torches
propaganda-symbol-6-b = keyholes
propaganda-symbol-6-c = secrets
propaganda-name-6-a = Peter Keyhole
propaganda-name-6-b = Iris Peepwell

propaganda-card-7 = 🏺 { propaganda-symbol-7-a }
propaganda-symbol-7-a = vases
propaganda-symbol-7-b = potsherds
propaganda-symbol-7-c = geraniums
propaganda-name-7-a = Clay Potterson
propaganda-name-7-b = Geranium Shardlow

propaganda-card-8 = 👑 { propaganda-symbol-8-a }
propaganda-symbol-8-a = crowns
propaganda-symbol-8-b = processions
propaganda-symbol-8-c = miracles
propaganda-name-8-a = Regis Highchair
propaganda-name-8-b = Gloria Halo-Smith

propaganda-card-9 = 🍼 { propaganda-symbol-9-a }
propaganda-symbol-9-a = baby bottles
propaganda-symbol-9-b = pushchairs
propaganda-symbol-9-c = twins
propaganda-name-9-a = Buster Cradle
propaganda-name-9-b = Nanny Triplett

propaganda-card-10 = 🎯 { propaganda-symbol-10-a }
propaganda-symbol-10-a = darts
propaganda-symbol-10-b = beans
propaganda-symbol-10-c = targets
propaganda-name-10-a = Bull Dartford
propaganda-name-10-b = Aimee Straight

propaganda-card-11 = 🐁 { propaganda-symbol-11-a }
propaganda-symbol-11-a = mice
propaganda-symbol-11-b = holey cheese
propaganda-symbol-11-c = traps
propaganda-name-11-a = Monty Mousehole
propaganda-name-11-b = Cheddar Nibblesworth

propaganda-card-12 = 🪖 { propaganda-symbol-12-a }
propaganda-symbol-12-a = toy soldiers
propaganda-symbol-12-b = helmets
propaganda-symbol-12-c = marches backwards
propaganda-name-12-a = Major Retreat
propaganda-name-12-b = Florence Bugle

propaganda-card-13 = 🕯️ { propaganda-symbol-13-a }
propaganda-symbol-13-a = candles
propaganda-symbol-13-b = prayer cards
propaganda-symbol-13-c = wax
propaganda-name-13-a = Wick Waxman
propaganda-name-13-b = Candida Flicker

propaganda-card-14 = 🍺 { propaganda-symbol-14-a }
propaganda-symbol-14-a = drunkards
propaganda-symbol-14-b = flagons
propaganda-symbol-14-c = crooked lampposts
propaganda-name-14-a = Hic Tippler
propaganda-name-14-b = Ginny Staggers

propaganda-card-15 = 🛹 { propaganda-symbol-15-a }
propaganda-symbol-15-a = street urchins
propaganda-symbol-15-b = catapults
propaganda-symbol-15-c = days off school
propaganda-name-15-a = Scamp Truantley
propaganda-name-15-b = Rascal Skiver

propaganda-card-16 = 🛋️ { propaganda-symbol-16-a }
propaganda-symbol-16-a = armchairs
propaganda-symbol-16-b = cushions
propaganda-symbol-16-c = pats on the back
propaganda-name-16-a = Seymour Bottomley
propaganda-name-16-b = Patty Cushion

propaganda-card-17 = 🧙‍♀️ { propaganda-symbol-17-a }
propaganda-symbol-17-a = sorceresses
propaganda-symbol-17-b = potions
propaganda-symbol-17-c = bad luck
propaganda-name-17-a = Hexham Cauldron
propaganda-name-17-b = Salem Broomfield

propaganda-card-18 = 🧛 { propaganda-symbol-18-a }
propaganda-symbol-18-a = vampires
propaganda-symbol-18-b = sticking plasters
propaganda-symbol-18-c = beetroot
propaganda-name-18-a = Count Plasma
propaganda-name-18-b = Scarlet Beetham

propaganda-card-19 = 😂 { propaganda-symbol-19-a }
propaganda-symbol-19-a = laughter
propaganda-symbol-19-b = tickling
propaganda-symbol-19-c = jokes
propaganda-name-19-a = Guff Haw-Hawkins
propaganda-name-19-b = Giggles Snortington

propaganda-card-20 = 🎉 { propaganda-symbol-20-a }
propaganda-symbol-20-a = parties
propaganda-symbol-20-b = confetti
propaganda-symbol-20-c = pies in the face
propaganda-name-20-a = Rave Ballantine
propaganda-name-20-b = Piñata Jones

propaganda-card-21 = 👗 { propaganda-symbol-21-a }
propaganda-symbol-21-a = dresses
propaganda-symbol-21-b = dressing gowns
propaganda-symbol-21-c = draughts
propaganda-name-21-a = Adam Figleaf
propaganda-name-21-b = Eva Bareham

propaganda-card-22 = 🤪 { propaganda-symbol-22-a }
propaganda-symbol-22-a = madcaps
propaganda-symbol-22-b = funnels
propaganda-symbol-22-c = fixed ideas
propaganda-name-22-a = Bats Belfry
propaganda-name-22-b = Loony Cartwheel

propaganda-card-23 = 🥴 { propaganda-symbol-23-a }
propaganda-symbol-23-a = nonsense
propaganda-symbol-23-b = donkey ears
propaganda-symbol-23-c = empty pumpkins
propaganda-name-23-a = Dunce Capworth
propaganda-name-23-b = Silly Billington

propaganda-card-24 = 🚨 { propaganda-symbol-24-a }
propaganda-symbol-24-a = traffic wardens
propaganda-symbol-24-b = whistles
propaganda-symbol-24-c = parking fines
propaganda-name-24-a = Constable Lampwick
propaganda-name-24-b = Fine Parkinson

propaganda-card-25 = 🎄 { propaganda-symbol-25-a }
propaganda-symbol-25-a = fruitcakes
propaganda-symbol-25-b = fir trees
propaganda-symbol-25-c = holey stockings
propaganda-name-25-a = Noel Crackerby
propaganda-name-25-b = Holly Tinselton

propaganda-card-26 = ☂️ { propaganda-symbol-26-a }
propaganda-symbol-26-a = umbrellas
propaganda-symbol-26-b = aunts
propaganda-symbol-26-c = gossip
propaganda-name-26-a = Uncle Drizzle
propaganda-name-26-b = Auntie Earwig

propaganda-card-27 = 🚽 { propaganda-symbol-27-a }
propaganda-symbol-27-a = flushing toilets
propaganda-symbol-27-b = buckets
propaganda-symbol-27-c = toilet rolls
propaganda-name-27-a = Lou Flushing
propaganda-name-27-b = Rolla Bogwell

propaganda-card-28 = 🥛 { propaganda-symbol-28-a }
propaganda-symbol-28-a = milk
propaganda-symbol-28-b = blancmange
propaganda-symbol-28-c = popping buttons
propaganda-name-28-a = Chester Creamer
propaganda-name-28-b = Dairy Plunkett

propaganda-card-29 = 👨‍👧 { propaganda-symbol-29-a }
propaganda-symbol-29-a = dads
propaganda-symbol-29-b = fishing rods
propaganda-symbol-29-c = odd jobs
propaganda-name-29-a = Dad Jokerman
propaganda-name-29-b = Pappy Toolbox

propaganda-card-30 = 🎱 { propaganda-symbol-30-a }
propaganda-symbol-30-a = balls
propaganda-symbol-30-b = marbles
propaganda-symbol-30-c = cannonades
propaganda-name-30-a = Lieutenant Bounce
propaganda-name-30-b = Marbella Rolling

propaganda-card-31 = 🗝️ { propaganda-symbol-31-a }
propaganda-symbol-31-a = keys
propaganda-symbol-31-b = rents
propaganda-symbol-31-c = residents’ meetings
propaganda-name-31-a = Landlord Grabham
propaganda-name-31-b = Flatley Leaseworth

propaganda-card-32 = 🐍 { propaganda-symbol-32-a }
propaganda-symbol-32-a = eels
propaganda-symbol-32-b = grass snakes
propaganda-symbol-32-c = slip-ups
propaganda-name-32-a = Slippery Eelam
propaganda-name-32-b = Anna Conder

propaganda-card-33 = 🎂 { propaganda-symbol-33-a }
propaganda-symbol-33-a = birthdays
propaganda-symbol-33-b = cake candles
propaganda-symbol-33-c = wrinkles
propaganda-name-33-a = Methuselah Young
propaganda-name-33-b = Auntie Quated

propaganda-card-34 = 🎩 { propaganda-symbol-34-a }
propaganda-symbol-34-a = heads
propaganda-symbol-34-b = wigs
propaganda-symbol-34-c = headaches
propaganda-name-34-a = Noggin Skullard
propaganda-name-34-b = Wiggy Topham

propaganda-card-35 = 🐦 { propaganda-symbol-35-a }
propaganda-symbol-35-a = birds
propaganda-symbol-35-b = cages
propaganda-symbol-35-c = crumbs
propaganda-name-35-a = Robin Crumb
propaganda-name-35-b = Birdie Cagewell

propaganda-card-36 = 🌰 { propaganda-symbol-36-a }
propaganda-symbol-36-a = chestnuts
propaganda-symbol-36-b = castanets
propaganda-symbol-36-c = high heels
propaganda-name-36-a = Don Clackers
propaganda-name-36-b = Flamenca Nutting

propaganda-card-37 = 📿 { propaganda-symbol-37-a }
propaganda-symbol-37-a = friars
propaganda-symbol-37-b = sandals
propaganda-symbol-37-c = fasting
propaganda-name-37-a = Friar Chips
propaganda-name-37-b = Sister Crackling

propaganda-card-38 = 🥊 { propaganda-symbol-38-a }
propaganda-symbol-38-a = punch-ups
propaganda-symbol-38-b = bumps
propaganda-symbol-38-c = boxing gloves
propaganda-name-38-a = Biff Wallop
propaganda-name-38-b = Clout Thumpington

propaganda-card-39 = 🪢 { propaganda-symbol-39-a }
propaganda-symbol-39-a = ropes
propaganda-symbol-39-b = knots
propaganda-symbol-39-c = nooses
propaganda-name-39-a = Knot Likely
propaganda-name-39-b = Twine Rigmarole

propaganda-card-40 = 🥱 { propaganda-symbol-40-a }
propaganda-symbol-40-a = boredom
propaganda-symbol-40-b = yawns
propaganda-symbol-40-c = naps
propaganda-name-40-a = Bore Drawley
propaganda-name-40-b = Dozy Snoozeby

propaganda-card-41 = 🔪 { propaganda-symbol-41-a }
propaganda-symbol-41-a = knives
propaganda-symbol-41-b = forks
propaganda-symbol-41-c = cold cuts
propaganda-name-41-a = Mack Cutler
propaganda-name-41-b = Slicer Dicewell

propaganda-card-42 = ☕ { propaganda-symbol-42-a }
propaganda-symbol-42-a = coffee
propaganda-symbol-42-b = espresso cups
propaganda-symbol-42-c = sleepless nights
propaganda-name-42-a = Joe Mugsworth
propaganda-name-42-b = Crema Percolate

propaganda-card-43 = 🪴 { propaganda-symbol-43-a }
propaganda-symbol-43-a = balconies
propaganda-symbol-43-b = nosy neighbours
propaganda-symbol-43-c = washing lines
propaganda-name-43-a = Romeo Drainpipe
propaganda-name-43-b = Nettie Curtain-Twitch

propaganda-card-44 = 🔒 { propaganda-symbol-44-a }
propaganda-symbol-44-a = padlocks
propaganda-symbol-44-b = gates
propaganda-symbol-44-c = jailbreaks
propaganda-name-44-a = Locke N. Key
propaganda-name-44-b = Gaela Barzini

propaganda-card-45 = 💃 { propaganda-symbol-45-a }
propaganda-symbol-45-a = variety dancers
propaganda-symbol-45-b = sequins
propaganda-symbol-45-c = good wine
propaganda-name-45-a = Jazz Handley
propaganda-name-45-b = Lola Kickline

propaganda-card-46 = 💰 { propaganda-symbol-46-a }
propaganda-symbol-46-a = money
propaganda-symbol-46-b = small change
propaganda-symbol-46-c = empty pockets
propaganda-name-46-a = Penny Pinchbeck
propaganda-name-46-b = Cash Overdraft

propaganda-card-47 = 🪦 { propaganda-symbol-47-a }
propaganda-symbol-47-a = epitaphs
propaganda-symbol-47-b = chrysanthemums
propaganda-symbol-47-c = ghosts
propaganda-name-47-a = Graves Restham
propaganda-name-47-b = Mourna Hearse

propaganda-card-48 = 👻 { propaganda-symbol-48-a }
propaganda-symbol-48-a = talking bedsheets
propaganda-symbol-48-b = séances
propaganda-symbol-48-c = last words
propaganda-name-48-a = Boo Chatterton
propaganda-name-48-b = Polter Geistly

propaganda-card-49 = 🥩 { propaganda-symbol-49-a }
propaganda-symbol-49-a = steaks
propaganda-symbol-49-b = barbecues
propaganda-symbol-49-c = butchers
propaganda-name-49-a = Sir Loin Medium
propaganda-name-49-b = Rib-Eye Rareby

propaganda-card-50 = 🥖 { propaganda-symbol-50-a }
propaganda-symbol-50-a = bread
propaganda-symbol-50-b = crusts of glory
propaganda-symbol-50-c = ovens
propaganda-name-50-a = Baker Doughty
propaganda-name-50-b = Crusty Loafer

propaganda-card-51 = 🌷 { propaganda-symbol-51-a }
propaganda-symbol-51-a = gardens
propaganda-symbol-51-b = garden gnomes
propaganda-symbol-51-c = snails
propaganda-name-51-a = Gnome Hedgecock
propaganda-name-51-b = Petunia Slugsworth

propaganda-card-52 = 🤱 { propaganda-symbol-52-a }
propaganda-symbol-52-a = mums
propaganda-symbol-52-b = slippers
propaganda-symbol-52-c = woolly vests
propaganda-name-52-a = Mother Knowsbest
propaganda-name-52-b = Slipper Flyte

propaganda-card-53 = 👴 { propaganda-symbol-53-a }
propaganda-symbol-53-a = grandads
propaganda-symbol-53-b = building sites
propaganda-symbol-53-c = dentures
propaganda-name-53-a = Gaffer Hardhat
propaganda-name-53-b = Granny Falseteeth

propaganda-card-54 = 🤠 { propaganda-symbol-54-a }
propaganda-symbol-54-a = hats
propaganda-symbol-54-b = rabbits
propaganda-symbol-54-c = bows
propaganda-name-54-a = Brim Bowler
propaganda-name-54-b = Bonnie Trilby

propaganda-card-55 = 🎵 { propaganda-symbol-55-a }
propaganda-symbol-55-a = music
propaganda-symbol-55-b = trombones
propaganda-symbol-55-c = wrong notes
propaganda-name-55-a = Flat Trombley
propaganda-name-55-b = Melody Offkey

propaganda-card-56 = 🍌 { propaganda-symbol-56-a }
propaganda-symbol-56-a = pratfalls
propaganda-symbol-56-b = banana skins
propaganda-symbol-56-c = stumbles
propaganda-name-56-a = Tripp Overton
propaganda-name-56-b = Skid Bananaskin

propaganda-card-57 = 🐫 { propaganda-symbol-57-a }
propaganda-symbol-57-a = humps
propaganda-symbol-57-b = camels
propaganda-symbol-57-c = horseshoes
propaganda-name-57-a = Humphrey Dunes
propaganda-name-57-b = Camilla Humpage

propaganda-card-58 = 📦 { propaganda-symbol-58-a }
propaganda-symbol-58-a = parcels
propaganda-symbol-58-b = string
propaganda-symbol-58-c = surprises
propaganda-name-58-a = Parcel Lostwick
propaganda-name-58-b = Bubble Rapp

propaganda-card-59 = 🧔 { propaganda-symbol-59-a }
propaganda-symbol-59-a = moustaches
propaganda-symbol-59-b = unwanted hair
propaganda-symbol-59-c = barbers
propaganda-name-59-a = Tash Bristleton
propaganda-name-59-b = Waxy Stubbs

propaganda-card-60 = 😫 { propaganda-symbol-60-a }
propaganda-symbol-60-a = complaints
propaganda-symbol-60-b = grievances
propaganda-symbol-60-c = forms in triplicate
propaganda-name-60-a = Moan Grumbleby
propaganda-name-60-b = Peeve Whinehouse

propaganda-card-61 = 🦆 { propaganda-symbol-61-a }
propaganda-symbol-61-a = ducks
propaganda-symbol-61-b = short-sighted hunters
propaganda-symbol-61-c = blunderbusses
propaganda-name-61-a = Drake Duckworth
propaganda-name-61-b = Misty Aimwell

propaganda-card-62 = 🕵️ { propaganda-symbol-62-a }
propaganda-symbol-62-a = detectives
propaganda-symbol-62-b = alibis
propaganda-symbol-62-c = fingerprints
propaganda-name-62-a = Sherry Clewless
propaganda-name-62-b = Alibi Watertight

propaganda-card-63 = 👰 { propaganda-symbol-63-a }
propaganda-symbol-63-a = brides
propaganda-symbol-63-b = sugared almonds
propaganda-symbol-63-c = mothers-in-law
propaganda-name-63-a = Rice Thrower
propaganda-name-63-b = Bridie Bolter

propaganda-card-64 = 🤵 { propaganda-symbol-64-a }
propaganda-symbol-64-a = tailcoats
propaganda-symbol-64-b = bow ties
propaganda-symbol-64-c = mothballs
propaganda-name-64-a = Tux Cummerbund
propaganda-name-64-b = Dickie Bow-Belle

propaganda-card-65 = 😭 { propaganda-symbol-65-a }
propaganda-symbol-65-a = tears
propaganda-symbol-65-b = handkerchiefs
propaganda-symbol-65-c = onions
propaganda-name-65-a = Bawl Hankey
propaganda-name-65-b = Onyona Weeps

propaganda-card-66 = 🧶 { propaganda-symbol-66-a }
propaganda-symbol-66-a = crochet hooks
propaganda-symbol-66-b = merry spinsters
propaganda-symbol-66-c = doilies
propaganda-name-66-a = Crispin Crochet
propaganda-name-66-b = Doily Spinks

propaganda-card-67 = 🦑 { propaganda-symbol-67-a }
propaganda-symbol-67-a = squid
propaganda-symbol-67-b = guitars
propaganda-symbol-67-c = serenades
propaganda-name-67-a = Squidley Strum
propaganda-name-67-b = Calamara Riff

propaganda-card-68 = 🍲 { propaganda-symbol-68-a }
propaganda-symbol-68-a = soup
propaganda-symbol-68-b = ladles
propaganda-symbol-68-c = leftovers
propaganda-name-68-a = Stew Potter
propaganda-name-68-b = Broth Ladleby

propaganda-card-69 = 🤸 { propaganda-symbol-69-a }
propaganda-symbol-69-a = somersaults
propaganda-symbol-69-b = pirouettes
propaganda-symbol-69-c = U-turns
propaganda-name-69-a = Topsy Turvington
propaganda-name-69-b = Upsa Daisydown

propaganda-card-70 = 🏢 { propaganda-symbol-70-a }
propaganda-symbol-70-a = tower blocks
propaganda-symbol-70-b = broken lifts
propaganda-symbol-70-c = caretakers
propaganda-name-70-a = Stairwell Climber
propaganda-name-70-b = Penthouse Squatley

propaganda-card-71 = 💩 { propaganda-symbol-71-a }
propaganda-symbol-71-a = manure
propaganda-symbol-71-b = flies
propaganda-symbol-71-c = compost
propaganda-name-71-a = Barnaby Dungworth
propaganda-name-71-b = Flo Muckraker

propaganda-card-72 = ✨ { propaganda-symbol-72-a }
propaganda-symbol-72-a = wonders
propaganda-symbol-72-b = dropped jaws
propaganda-symbol-72-c = astonishment
propaganda-name-72-a = Marvel Goshworth
propaganda-name-72-b = Wonda Gawper

propaganda-card-73 = 🏥 { propaganda-symbol-73-a }
propaganda-symbol-73-a = hospitals
propaganda-symbol-73-b = plaster casts
propaganda-symbol-73-c = waiting rooms
propaganda-name-73-a = Doctor Bedpan
propaganda-name-73-b = Matron Plaistow

propaganda-card-74 = 🦇 { propaganda-symbol-74-a }
propaganda-symbol-74-a = caves
propaganda-symbol-74-b = bats
propaganda-symbol-74-c = stalactites
propaganda-name-74-a = Grotto Dripley
propaganda-name-74-b = Stella Tite

propaganda-card-75 = 🎭 { propaganda-symbol-75-a }
propaganda-symbol-75-a = masks
propaganda-symbol-75-b = puppet shows
propaganda-symbol-75-c = macaroni
propaganda-name-75-a = Punch Macaroney
propaganda-name-75-b = Judy Slapstick

propaganda-card-76 = ⛲ { propaganda-symbol-76-a }
propaganda-symbol-76-a = fountains
propaganda-symbol-76-b = hot water
propaganda-symbol-76-c = bucketfuls of water
propaganda-name-76-a = Drip Tapley
propaganda-name-76-b = Sploosh Wells

propaganda-card-77 = 😈 { propaganda-symbol-77-a }
propaganda-symbol-77-a = devils
propaganda-symbol-77-b = pitchforks
propaganda-symbol-77-c = chilli peppers
propaganda-name-77-a = Nick Brimstone
propaganda-name-77-b = Hellie Pitchfork

propaganda-card-78 = 🪞 { propaganda-symbol-78-a }
propaganda-symbol-78-a = mirrors
propaganda-symbol-78-b = lipstick
propaganda-symbol-78-c = admirers
propaganda-name-78-a = Beau Lookinglass
propaganda-name-78-b = Vanity Powderpuff

propaganda-card-79 = 🥷 { propaganda-symbol-79-a }
propaganda-symbol-79-a = thieves
propaganda-symbol-79-b = balaclavas
propaganda-symbol-79-c = silverware
propaganda-name-79-a = Swag Lightfinger
propaganda-name-79-b = Robyn Silverware

propaganda-card-80 = 👄 { propaganda-symbol-80-a }
propaganda-symbol-80-a = mouths
propaganda-symbol-80-b = kisses
propaganda-symbol-80-c = stuck-out tongues
propaganda-name-80-a = Blabber Mouthwaite
propaganda-name-80-b = Smacker Lipton

propaganda-card-81 = 💣 { propaganda-symbol-81-a }
propaganda-symbol-81-a = hand grenades
propaganda-symbol-81-b = bunches of flowers
propaganda-symbol-81-c = fits of laughter
propaganda-name-81-a = Bang Fusewell
propaganda-name-81-b = Dinah Mite

propaganda-card-82 = 🍝 { propaganda-symbol-82-a }
propaganda-symbol-82-a = laid tables
propaganda-symbol-82-b = stained tablecloths
propaganda-symbol-82-c = second helpings
propaganda-name-82-a = Seconds Helpington
propaganda-name-82-b = Tabitha Feast

propaganda-card-83 = ⛈️ { propaganda-symbol-83-a }
propaganda-symbol-83-a = thunderstorms
propaganda-symbol-83-b = hail
propaganda-symbol-83-c = weather forecasts
propaganda-name-83-a = Gale Forecast
propaganda-name-83-b = Misty Downpour

propaganda-card-84 = 🔔 { propaganda-symbol-84-a }
propaganda-symbol-84-a = bells
propaganda-symbol-84-b = steeples
propaganda-symbol-84-c = sermons
propaganda-name-84-a = Ding Dongworth
propaganda-name-84-b = Belle Steeple

propaganda-card-85 = 🔥 { propaganda-symbol-85-a }
propaganda-symbol-85-a = flames
propaganda-symbol-85-b = lost souls
propaganda-symbol-85-c = queues
propaganda-name-85-a = Limbo Waitwell
propaganda-name-85-b = Ember Penance

propaganda-card-86 = 🛒 { propaganda-symbol-86-a }
propaganda-symbol-86-a = corner shops
propaganda-symbol-86-b = sales
propaganda-symbol-86-c = wrong change
propaganda-name-86-a = Till Shortchange
propaganda-name-86-b = Bargain Basement-Hill

propaganda-card-87 = 🪳 { propaganda-symbol-87-a }
propaganda-symbol-87-a = lice
propaganda-symbol-87-b = combs
propaganda-symbol-87-c = itching
propaganda-name-87-a = Scratch Nitwick
propaganda-name-87-b = Itchy Combes

propaganda-card-88 = 🧀 { propaganda-symbol-88-a }
propaganda-symbol-88-a = cheeses
propaganda-symbol-88-b = rinds
propaganda-symbol-88-c = well-fed mice
propaganda-name-88-a = Rind Stilton-Blue
propaganda-name-88-b = Brie Camembert-Hughes

propaganda-card-89 = 👵 { propaganda-symbol-89-a }
propaganda-symbol-89-a = little old ladies
propaganda-symbol-89-b = cats on armchairs
propaganda-symbol-89-c = knitting
propaganda-name-89-a = Purl Knitwell
propaganda-name-89-b = Dorothea Teacosy

propaganda-card-90 = 👶 { propaganda-symbol-90-a }
propaganda-symbol-90-a = newborns
propaganda-symbol-90-b = nappies
propaganda-symbol-90-c = fright
propaganda-name-90-a = Bib Dribbleworth
propaganda-name-90-b = Boo Nappington
