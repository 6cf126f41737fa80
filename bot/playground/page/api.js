// The server's doors: the snapshot, what people do, and the stream of what happens. Knows HTTP, no page.

/** The server said no. Its message is the server's own sentence. */
export class Refused extends Error {}

/** Everything, as it is now. */
export async function world() {
  return answered(await fetch("api/world", { cache: "no-store" }));
}

/** A person does something: start, say, press, vote, block, unblock. */
export function person(id, action, body = {}) {
  return post(`api/people/${id}/${action}`, body);
}

/** Something happens in a group: join, leave. */
export function group(id, action, body = {}) {
  return post(`api/groups/${id}/${action}`, body);
}

/** A new person, with these fields of a user. */
export function newPerson(body) {
  return post("api/people", body);
}

/** A new group of these people. */
export function newGroup(body) {
  return post("api/groups", body);
}

const KINDS = [
  "message", "edited", "deleted", "person", "group", "member", "blocked", "pressed", "toast", "offers", "voted", "action", "reaction", "migrated",
];

/** Watch: `happened(kind, payload)` for each event, `opened()` at each (re)connection, `lost()` while there is none. */
export function watch({ happened, opened, lost }) {
  const source = new EventSource("api/events");
  for (const kind of KINDS) source.addEventListener(kind, (event) => happened(kind, JSON.parse(event.data)));
  source.addEventListener("hello", opened);
  source.addEventListener("reset", opened);
  source.addEventListener("error", lost);
  return source;
}

async function post(path, body) {
  return answered(
    await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  );
}

async function answered(response) {
  const body = await response.json();
  if (!response.ok) throw new Refused(body.error ?? response.statusText);
  return body;
}
