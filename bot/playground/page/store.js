// What the page knows of the world, and who the visitor is in it. Knows the events' shapes, no DOM and no HTTP.

/**
 * Dispatches (as CustomEvent, with `detail`): "world" (all may have changed), "message", "edited", "deleted"
 * ({chatId, message | messageId}), "members" ({chatId}), "standing" ({userId}: started, blocked), "unread" ({chatId}),
 * "typing" ({chatId}), "toast" ({userId, text, alert, url, queryId}), "offers" ({userId,
 * queryId, results, button}: what may be sent through the bot), "call" ({call}), "house" (scene or clock), "active" and "view".
 */
export class Store extends EventTarget {
  bot = { id: 0, first_name: "Narratore", username: "" };
  people = new Map();
  groups = new Map();
  commands = [];
  topics = new Map(); // group -> the topic that is shown: an id, 0 for General; all of them where there is no entry
  wanted = null; // a group that is to be shown once it is known
  unread = new Map();
  seen = new Map(); // chat -> the newest message that has been looked at
  house = null; // the scene, its clock and what can be chosen; null where the world is all there is
  votes = new Map(); // "poll:person" -> the option chosen
  payloads = new Map(); // of deep links whose Start has not been pressed yet, by person
  #number = 0; // of the scene that is known
  #clock = { shown: Date.now(), since: Date.now(), rate: 1 }; // what this world's clock showed, when, and how fast it runs
  active = null; // the person whose hands the visitor uses in the group
  group = null; // the group that is shown
  view = null; // the chat that a small screen shows

  /** Take over a snapshot. */
  load(world) {
    this.bot = world.bot;
    this.people = new Map(world.people.filter((user) => !user.is_bot).map((user) => [user.id, { ...user, messages: byId(user.messages) }]));
    const groups = world.groups.filter((chat) => !chat.deleted && !chat.migrated_to);
    this.groups = new Map(groups.map((chat) => [chat.id, { ...chat, messages: byId(chat.messages), members: membersById(chat.members) }]));
    this.commands = world.commands;
    if (this.#number !== (world.house?.number ?? 0)) this.#forget(world.house?.number ?? 0);
    this.house = world.house ?? null;
    this.votes = new Map();
    for (const vote of world.votes ?? []) this.#vote(vote);
    this.#time(world.house?.clock ?? { now: world.now, rate: 1, standing: false });
    const moved = world.groups.find((chat) => chat.id === this.group)?.migrated_to;
    const wasGroup = this.view === this.group;
    if (moved && this.groups.has(moved)) this.group = moved;
    if (this.groups.has(this.wanted)) {
      this.group = this.view = this.wanted;
      this.wanted = null;
    }
    if (!this.groups.has(this.group)) this.group = [...this.groups.keys()].at(-1) ?? null;
    if (wasGroup || !this.chat(this.view)) this.view = this.group;
    if (!this.people.has(this.active)) this.active = this.firstMember();
    for (const one of [...world.people, ...world.groups]) this.seen.set(one.id, Math.max(one.read ?? 0, this.seen.get(one.id) ?? 0));
    this.unread.clear();
    for (const id of [...this.people.keys(), ...this.groups.keys()]) this.#count(id);
    this.#tell("world");
    this.#tell("unread");
  }

  /** The mode of the scene: play, watch or all. */
  get mode() {
    return this.house?.scene?.mode ?? "all";
  }

  /** The people whose phones are shown: in a scene that is only watched not that of whoever set the table. */
  get shown() {
    return [...this.people.values()].filter((person) => this.mode !== "watch" || person.id !== this.house.you);
  }

  /** Which option this person has chosen in a poll; null if none. */
  voted(pollId, userId) {
    return this.votes.get(`${pollId}:${userId}`) ?? null;
  }

  /** Take over one event of the stream. Events may repeat what the snapshot had. Returns whether a new snapshot is needed. */
  happen(kind, payload) {
    switch (kind) {
      case "message":
      case "edited":
        return this.#put(payload);
      case "deleted":
        if (this.chat(payload.chat_id)?.messages.delete(payload.message_id)) {
          this.#tell("deleted", { chatId: payload.chat_id, messageId: payload.message_id });
        }
        return false;
      case "voted":
        this.#vote(payload);
        return false;
      case "member": {
        const chat = this.groups.get(payload.chat_id);
        if (!chat) return true;
        chat.members.set(payload.member.user.id, payload.member);
        this.#tell("members", { chatId: chat.id });
        return false;
      }
      case "blocked": {
        const person = this.people.get(payload.user_id);
        if (person) person.blocked = payload.blocked;
        this.#tell("standing", { userId: payload.user_id });
        return false;
      }
      case "toast":
        this.#tell("toast", { userId: payload.user_id, queryId: payload.query_id, text: payload.text, alert: payload.alert, url: payload.url });
        return false;
      case "offers":
        this.#tell("offers", { userId: payload.user_id, queryId: payload.query_id, results: payload.results, button: payload.button });
        return false;
      case "call":
        this.#tell("call", { call: payload });
        return false;
      case "house":
        this.house = payload;
        if (payload.clock) this.#time(payload.clock);
        this.#tell("house");
        return false;
      case "action":
        this.#tell("typing", { chatId: payload.chat_id });
        return false;
      case "person":
      case "group":
      case "migrated":
        return true;
      default:
        return false;
    }
  }

  /** A private chat (its id is the person's) or a group; undefined if there is none. */
  chat(id) {
    return this.people.get(id) ?? this.groups.get(id);
  }

  /** Whether this person is in that group now. */
  inside(userId, chatId) {
    const member = this.groups.get(chatId)?.members.get(userId);
    return member !== undefined && !["left", "kicked"].includes(member.status) && member.is_member !== false;
  }

  /** The people of a group, without bots. */
  membersOf(chatId) {
    return [...this.people.values()].filter((person) => this.inside(person.id, chatId));
  }

  /** Use this person's hands from now on. */
  become(userId) {
    if (!this.people.has(userId) || this.active === userId) return;
    this.active = userId;
    this.#tell("active");
  }

  /** Show this chat, where only one is shown at a time. */
  look(chatId) {
    if (this.groups.has(chatId)) this.group = chatId;
    this.view = chatId;
    if (this.people.has(chatId)) this.become(chatId);
    this.#tell("view");
  }

  /** Keep what a deep link wants to tell the bot until the person presses Start. */
  hold(userId, payload) {
    this.payloads.set(userId, payload);
    this.#tell("standing", { userId });
  }

  /** A message has come that nobody has looked at. */
  miss(chatId) {
    this.#count(chatId);
    this.#tell("unread", { chatId });
  }

  /** Everything in this chat has been looked at; the answer is the newest message if there was anything new. */
  read(chatId) {
    const newest = [...(this.chat(chatId)?.messages.keys() ?? [])].at(-1) ?? 0;
    if (newest <= (this.seen.get(chatId) ?? 0)) return null;
    this.seen.set(chatId, newest);
    if (this.unread.delete(chatId)) this.#tell("unread", { chatId });
    this.#tell("read", { chatId, messageId: newest });
    return newest;
  }

  /** What this world's clock shows now. */
  now() {
    const { shown, since, rate } = this.#clock;
    return new Date(shown + (Date.now() - since) * rate);
  }

  /** The commands that the bot offers a person in a chat: the narrowest scope that has any, in the person's language or in none. */
  commandsFor(chatId, userId) {
    const isGroup = this.groups.has(chatId);
    const admin = ["creator", "administrator"].includes(this.groups.get(chatId)?.members.get(userId)?.status);
    const scopes = isGroup
      ? [`chat_member:${chatId}:${userId}`, admin && `chat_administrators:${chatId}`, `chat:${chatId}`, admin && "all_chat_administrators", "all_group_chats", "default"]
      : [`chat:${chatId}`, "all_private_chats", "default"];
    const language = (this.people.get(userId)?.language_code ?? "").slice(0, 2);
    for (const scope of scopes.filter(Boolean)) {
      for (const code of [language, ""]) {
        const found = this.commands.find((entry) => entry.scope === scope && entry.language_code === code);
        if (found?.commands.length) return found.commands;
      }
    }
    return [];
  }

  firstMember() {
    return (this.membersOf(this.group)[0] ?? [...this.people.values()][0])?.id ?? null;
  }

  /** Another scene: what was known of the last one is no longer true. */
  #forget(number) {
    this.#number = number;
    this.seen.clear();
    this.payloads.clear();
    this.active = this.group = this.view = null;
  }

  /** What is unread are the bot's messages: whoever else writes is the visitor. */
  #count(chatId) {
    const seen = this.seen.get(chatId) ?? 0;
    const number = [...(this.chat(chatId)?.messages.values() ?? [])].filter((message) => message.message_id > seen && message.from.is_bot).length;
    if (number) this.unread.set(chatId, number);
    else this.unread.delete(chatId);
  }

  #time({ now, rate, standing }) {
    this.#clock = { shown: now ? new Date(now).getTime() : Date.now(), since: Date.now(), rate: standing ? 0 : rate };
  }

  #vote({ poll_id, user_id, options }) {
    const key = `${poll_id}:${user_id}`;
    if (options.length) this.votes.set(key, options[0]);
    else this.votes.delete(key);
  }

  #put(message) {
    const chat = this.chat(message.chat.id);
    if (!chat) return true;
    const fresh = !chat.messages.has(message.message_id);
    chat.messages.set(message.message_id, message);
    const person = this.people.get(message.chat.id);
    if (person && message.from.id === person.id && !person.started) {
      // Nobody can write to the bot before pressing Start.
      person.started = true;
      this.#tell("standing", { userId: person.id });
    }
    this.#tell(fresh ? "message" : "edited", { chatId: chat.id, message });
    return fresh && ["new_chat_title", "forum_topic_created", "forum_topic_closed", "forum_topic_reopened"].some((kind) => message[kind] !== undefined);
  }

  #tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

function byId(messages) {
  return new Map(messages.map((message) => [message.message_id, message]));
}

function membersById(members) {
  return new Map(members.map((member) => [member.user.id, member]));
}
