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

/** Something happens in a group: join, leave, kick, promote, demote, bot, migrate, topics, door. */
export function group(id, action, body = {}) {
  return post(`api/groups/${id}/${action}`, body);
}

/** Another scene: game, seats, mode and the rest as the server's Scene has them. */
export function scene(body) {
  return post("api/scene", body);
}

/** The clock: {speed}, {paused} or {skip}. */
export function clock(body) {
  return post("api/clock", body);
}

/** The latest calls of the bot. */
export async function calls() {
  return answered(await fetch("api/calls", { cache: "no-store" }));
}

/** A chat has been looked at, as far as this message. */
export function read(chatId, messageId) {
  return post("api/read", { chat_id: chatId, message_id: messageId });
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
  "message", "edited", "deleted", "person", "group", "member", "blocked", "pressed", "toast", "offers", "voted", "action", "reaction", "migrated", "call", "house",
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
