import { Practices } from "@foja/core/accounts/practices";
import { setClock } from "@foja/core/kernel/clock";
import { Alerts } from "@foja/core/telling/alerts";
import { Chats } from "@foja/core/telling/chat";
import type { Chat, ChatUser, Conversation } from "@foja/core/telling/chat/chat.schema";
import { letIn } from "@foja/harness/members";
import { reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

let ana: Tenant;
let beto: Tenant;
let caro: Tenant;

beforeAll(async () => {
  ana = await newTenant({ plan: "premium" });
  beto = await letIn(ana, await newTenant(), "abogado");
  caro = await letIn(ana, await newTenant(), "lectura");
});

afterEach(() => setClock());

const insert = (who: Tenant, body: object, key?: string) =>
  who.call("POST", "/api/chat/insert", { body, headers: key ? { "idempotency-key": key } : {} });

async function say(who: Tenant, to: string, text: string, more: object = {}): Promise<Chat> {
  const { status, body } = await insert(who, { to, text, ...more });
  expect(status).toBe(201);
  return body.chat as Chat;
}

async function talk(who: Tenant, user: string, more: object = {}) {
  const { status, body } = await who.call("POST", "/api/chat/filter", { body: { user, ...more } });
  expect(status).toBe(200);
  return body as unknown as {
    chats: Chat[];
    conversation: Conversation;
    nextCursor?: string;
    people: { _id: string; name: string }[];
  };
}

const texts = async (who: Tenant, user: string, more: object = {}) =>
  (await talk(who, user, more)).chats.map(({ text }) => text);

const listed = async (who: Tenant) =>
  (await who.call("GET", "/api/chat/users")).body as unknown as {
    users: ChatUser[];
    conversations: Conversation[];
  };

async function newCase(who: Tenant, body: object) {
  const answer = await who.call("POST", "/api/folders", { body });
  expect(answer.status).toBe(201);
  return (answer.body.folder as { _id: string })._id;
}

describe("a conversation of two", () => {
  it("is the same whoever begins it, and nobody else's, not even the founder's", async () => {
    const first = await say(beto, caro.userId, "¿Llegó la cédula?");
    const second = await say(caro, beto.userId, "Recién.");
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(second.conversationId).toBe(first.conversationId);
    expect(await texts(beto, caro.userId)).toEqual(["Recién.", "¿Llegó la cédula?"]);
    expect(await texts(caro, first.conversationId)).toEqual(["Recién.", "¿Llegó la cédula?"]);
    for (const path of ["/api/chat/filter", "/api/chat/read"]) {
      const body = { user: first.conversationId, ...(path.endsWith("read") && { number: 1 }) };
      expect((await ana.call("POST", path, { body })).status).toBe(404);
    }
    expect((await insert(ana, { to: first.conversationId, text: "¿Y?" })).status).toBe(404);
    const { conversations } = await listed(ana);
    expect(JSON.stringify(conversations)).not.toContain("Recién");
  });

  it("counts what one has not read, until one has", async () => {
    const [eva, other] = await Promise.all([
      letIn(ana, await newTenant(), "asistente"),
      letIn(ana, await newTenant(), "asistente"),
    ]);
    for (const text of ["Uno", "Dos", "Tres"]) await say(eva, other.userId, text);
    const unread = async (who: Tenant, of: Tenant) =>
      (await listed(who)).users.find(({ _id }) => _id === of.userId)?.unread;
    expect([await unread(other, eva), await unread(eva, other)]).toEqual([3, 0]);
    const read = (number: number) =>
      other.call("POST", "/api/chat/read", { body: { user: eva.userId, number } });
    for (const number of [2, 1, 9]) expect((await read(number)).status).toBe(200);
    expect(await unread(other, eva)).toBe(1);
    const { conversation } = await talk(eva, other.userId);
    expect(conversation.read).toMatchObject({ [other.userId]: 2, [eva.userId]: 3 });
  });

  it("is not begun with a stranger, nor with oneself", async () => {
    const stranger = await newTenant();
    for (const to of [stranger.userId, ana.userId, "nada", "cnv_00000000000000000000000000"]) {
      expect((await insert(ana, { to, text: "Hola" })).status).toBe(404);
      expect((await ana.call("POST", "/api/chat/filter", { body: { user: to } })).status).toBe(404);
    }
    expect(
      (await stranger.call("POST", "/api/chat/users/id", { body: { id: ana.userId } })).status,
    ).toBe(404);
  });

  it("stays there to read when one of the two has left, and takes nothing more", async () => {
    const gone = await letIn(ana, await newTenant(), "abogado");
    await say(gone, ana.userId, "Me voy.");
    await ana.as(() => Practices.dismiss(gone.userId));
    expect(await texts(ana, gone.userId)).toEqual(["Me voy."]);
    const { status, body } = await insert(ana, { to: gone.userId, text: "Suerte" });
    expect([status, body.error]).toEqual([409, "conversation.over"]);
    expect((await insert(gone, { to: ana.userId, text: "Gracias" })).status).toBe(401);
    expect(await texts(ana, gone.userId)).toEqual(["Me voy."]);
  });
});

describe("a message", () => {
  it("sent again under its key is the same one, and under it says nothing else", async () => {
    const body = { to: beto.userId, text: "Una sola vez" };
    const [first, ...more] = await Promise.all(
      Array.from({ length: 8 }, () => insert(ana, body, "k1")),
    );
    for (const again of [...more, await insert(ana, body, "k1")]) {
      expect([again.status, again.body.chat]).toEqual([201, first?.body.chat]);
    }
    expect((await texts(ana, beto.userId)).filter((text) => text === body.text)).toHaveLength(1);
    const other = await insert(ana, { ...body, text: "Otra cosa" }, "k1");
    expect([other.status, other.body.error]).toEqual([409, "idempotency.reused"]);
    // A key belongs to its sender.
    expect((await insert(beto, { to: ana.userId, text: "Mía" }, "k1")).status).toBe(201);
  });

  it("is changed and taken back by its author, for a quarter of an hour, with a trace", async () => {
    const { conversationId, number } = await say(ana, beto.userId, "El jueves a las 9");
    const path = `/api/chat/${conversationId}/messages/${number}`;
    const text = "El jueves a las 10";
    expect((await beto.call("PATCH", path, { body: { text } })).status).toBe(403);
    const edited = await ana.call("PATCH", path, { body: { text } });
    expect(edited.body.chat).toMatchObject({
      text,
      editedAt: expect.any(String),
      earlier: [{ text: "El jueves a las 9" }],
    });
    expect((await listed(beto)).conversations[0]?.lastText).toBe(text);
    setClock(() => Date.now() + 15 * 60_000);
    for (const late of [
      () => Chats.edit(conversationId, number, "Tarde"),
      () => Chats.remove(conversationId, number),
    ]) {
      await expect(ana.as(late)).rejects.toMatchObject({ code: "chat.too_late" });
    }
    setClock();
    const gone = await ana.call("DELETE", path);
    expect(gone.body.chat).toMatchObject({ text: "", earlier: [], deletedAt: expect.any(String) });
    expect((await ana.call("DELETE", path)).status).toBe(404);
    expect(JSON.stringify(await talk(beto, ana.userId))).not.toContain("El jueves");
  });

  it("is found by its words, whatever their accents, and pages go back without end", async () => {
    const one = await letIn(ana, await newTenant(), "abogado");
    for (let n = 1; n <= 25; n++) await say(one, ana.userId, n % 10 ? `Nota ${n}` : `Cédula ${n}`);
    expect(await texts(ana, one.userId, { search: "cedula" })).toEqual(["Cédula 20", "Cédula 10"]);
    const found: number[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await talk(ana, one.userId, { limit: 10, ...(cursor && { cursor }) });
      found.push(...page.chats.map(({ number }) => number));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n));
  });

  it("says what it links to, to who may see it and to nobody else", async () => {
    const folderName = "Sucesión Ferreyra";
    const secret = await newCase(beto, {
      folderName,
      access: "reserved",
      memberIds: [beto.userId],
    });
    const open = await newCase(beto, { folderName: "Pérez c/ Gómez" });
    const text = `Mirá /apps/folders/details/${open} y ${open}`;
    const said = await say(beto, ana.userId, text, { folderId: secret });
    const titles = (chat?: Chat) => chat?.links.map(({ _id, title }) => [_id, title]);
    expect(titles(said)).toEqual([
      [secret, folderName],
      [open, "Pérez c/ Gómez"],
    ]);
    const [seen] = (await talk(ana, beto.userId)).chats;
    expect(titles(seen)).toEqual([
      [secret, null],
      [open, "Pérez c/ Gómez"],
    ]);
  });
});

describe("the conversation of a case", () => {
  it("is of all who see the case, and its answerer's to read", async () => {
    const folder = await newCase(beto, { folderName: "Rojas c/ ART" });
    expect(await texts(caro, folder)).toEqual([]);
    await say(ana, folder, "¿Contestamos hoy?");
    expect(await texts(caro, folder)).toEqual(["¿Contestamos hoy?"]);
    const of = async (who: Tenant) =>
      (await listed(who)).conversations.find(({ _id }) => _id === folder);
    expect(await of(beto)).toMatchObject({ name: "Rojas c/ ART", unread: 1, kind: "case" });
    expect(await of(caro)).toMatchObject({ unread: 0 });
    const stranger = await newTenant();
    expect((await insert(stranger, { to: folder, text: "Hola" })).status).toBe(404);
  });

  it("of a reserved one is nothing to who may not see it, also from the moment it is", async () => {
    const folder = await newCase(beto, { folderName: "Divorcio" });
    await say(beto, folder, "canario7731");
    expect(await texts(ana, folder)).toEqual(["canario7731"]);
    await reserve(beto, folder, []);
    expect((await insert(ana, { to: folder, text: "¿Sigue?" })).status).toBe(404);
    expect((await ana.call("POST", "/api/chat/filter", { body: { user: folder } })).status).toBe(
      404,
    );
    expect(JSON.stringify(await listed(ana))).not.toContain("canario7731");
    const refused = await insert(beto, { to: folder, text: "Ana", mentions: [ana.userId] });
    expect(refused.status).toBe(422);
    expect(await texts(beto, folder)).toEqual(["canario7731"]);
  });
});

it("alerts whom a message mentions, once, and nobody else", async () => {
  const folder = await newCase(beto, { folderName: "Sosa c/ Vera" });
  const body = { to: folder, text: "@Ana ¿la ves?", mentions: [ana.userId] };
  await Promise.all([insert(beto, body, "m1"), insert(beto, body, "m1")]);
  const alertsOf = async (who: Tenant) =>
    (await who.as(() => Alerts.list({ limit: 100 }))).alerts.filter(
      ({ sourceType }) => sourceType === "chat",
    );
  expect(await alertsOf(ana)).toMatchObject([
    { primaryText: "Ana Pérez te mencionó", sourceId: folder, folderId: folder, read: false },
  ]);
  expect([await alertsOf(beto), await alertsOf(caro)]).toEqual([[], []]);
  await say(beto, caro.userId, "@Caro, mirá", { mentions: [caro.userId] });
  expect(await alertsOf(caro)).toMatchObject([{ secondaryText: "@Caro, mirá" }]);
});

describe("a group", () => {
  const begin = (who: Tenant, people: string[]) =>
    who.call("POST", "/api/chat/conversations", { body: { name: "Laboral", people } });

  it("is of those named, who let others in and leave", async () => {
    const { status, body } = await begin(beto, [caro.userId]);
    expect(status).toBe(201);
    const { _id } = body.conversation as Conversation;
    await say(caro, _id, "¿Quién va?");
    expect((await insert(ana, { to: _id, text: "Yo" })).status).toBe(404);
    const path = `/api/chat/conversations/${_id}`;
    expect((await ana.call("PATCH", path, { body: { add: [ana.userId] } })).status).toBe(404);
    const added = await beto.call("PATCH", path, { body: { add: [ana.userId], name: "ART" } });
    expect(added.body.conversation).toMatchObject({ name: "ART", last: 1 });
    expect(await texts(ana, _id)).toEqual(["¿Quién va?"]);
    expect((await caro.call("PATCH", path, { body: { leave: true } })).status).toBe(200);
    expect((await insert(caro, { to: _id, text: "Yo no" })).status).toBe(404);
    expect((await listed(caro)).conversations.map((one) => one._id)).not.toContain(_id);
  });

  it("is of people of the practice", async () => {
    const stranger = await newTenant();
    for (const people of [[stranger.userId], []]) {
      const { status, body } = await begin(ana, people);
      expect([status, body.message]).toEqual([422, expect.stringContaining("Personas")]);
    }
  });
});
