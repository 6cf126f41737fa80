// What an address means here: a deep link into the bot's private chat, the bot itself, a web page, or nothing.

/** {kind: "start", payload} | {kind: "group"} | {kind: "share"} | {kind: "place"} | {kind: "bot"} | {kind: "web", url} | {kind: "nothing"}. */
export function readLink(address, bot) {
  let url;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  } catch {
    return { kind: "nothing" };
  }
  const name = url.protocol === "tg:" ? url.searchParams.get("domain") : url.hostname === "t.me" ? url.pathname.slice(1) : null;
  if (name !== null && name.toLowerCase() === bot.username?.toLowerCase()) {
    if (url.searchParams.has("startgroup")) return { kind: "group" };
    const payload = url.searchParams.get("start");
    return payload === null ? { kind: "bot" } : { kind: "start", payload };
  }
  if (name === "share/url") return { kind: "share" };
  if (name !== null && /^(c\/)?[A-Za-z0-9_]+(\/\d+){1,2}$/.test(name)) return { kind: "place" };
  return url.protocol === "https:" || url.protocol === "http:" ? { kind: "web", url: url.href } : { kind: "nothing" };
}
