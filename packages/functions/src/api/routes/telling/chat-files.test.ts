import { Plans } from "@foja/core/billing/plans";
import { setClock } from "@foja/core/kernel/clock";
import { commit, get, removeAny, replace, walk } from "@foja/core/kernel/dynamo";
import { Shelves } from "@foja/core/operations/shelves";
import type { StoredFile } from "@foja/core/practice/files/file.schema";
import { Chats } from "@foja/core/telling/chat";
import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { PDF, postChatFile as posted } from "@foja/harness/chats";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { letIn } from "@foja/harness/members";
import { reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const SIZE = Buffer.byteLength(PDF);

let bucket: Bucket;
let ana: Tenant;
let beto: Tenant;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  ana = await newTenant({ plan: "standard" });
  beto = await letIn(ana, await newTenant(), "lectura");
});
afterEach(() => setClock());

type Asked = { file: StoredFile; upload: Parameters<typeof post>[0] };

const ask = (who: Tenant, to: string, given: object = {}) =>
  who.call("POST", "/api/chat/files", {
    body: { to, name: "demanda.pdf", type: "application/pdf", size: SIZE, ...given },
  });

async function asked(who: Tenant, to: string): Promise<Asked> {
  const { status, body } = await ask(who, to);
  expect(status).toBe(201);
  return body as unknown as Asked;
}

const insert = (who: Tenant, body: object, key?: string) =>
  who.call("POST", "/api/chat/insert", {
    body: { text: "", ...body },
    headers: key ? { "idempotency-key": key } : {},
  });

async function send(who: Tenant, to: string, files: string[], text = ""): Promise<Chat> {
  const { status, body } = await insert(who, { to, text, files });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.chat as Chat;
}

const talk = async (who: Tenant, user: string, more: object = {}) =>
  (await who.call("POST", "/api/chat/filter", { body: { user, ...more } })).body as unknown as {
    chats: Chat[];
    conversation: Conversation;
  };

const used = async () => (await Plans.subscriptionOf(ana.userId)).usage.storage;

const at = ({ conversationId, number }: Chat) => `/api/chat/${conversationId}/messages/${number}`;
const download = (who: Tenant, chat: Chat, fileId = chat.files[0]?._id) =>
  who.call("GET", `${at(chat)}/files/${fileId}`);

const objects = (folder: string) =>
  bucket.objects
    .list()
    .map(({ key }) => key)
    .filter((key) => key.startsWith(`${folder}/${ana.userId}/`));

/** The items of the files of a conversation, as the stream would deliver them. */
async function itemsOf(conversationId: string): Promise<Chats.ChatFileItem[]> {
  const found: Chats.ChatFileItem[] = [];
  const sk = { startingWith: `CHATFILE#${conversationId}#` };
  for await (const item of walk<Chats.ChatFileItem>({ pk: `OWNER#${ana.userId}`, sk })) {
    found.push(item);
  }
  return found;
}

async function withRoom(bytes: number): Promise<void> {
  const usage = await get(Plans.usageKey(ana.userId));
  if (!usage) throw new Error("no plan");
  const { limits } = Plans.toSubscription(usage);
  await commit(replace({ ...usage, limits: { ...limits, storage: bytes } }, usage));
}

async function newCase(body: object = {}): Promise<string> {
  const answer = await ana.call("POST", "/api/folders", {
    body: { folderName: "Rojas c/ ART", ...body },
  });
  return (answer.body.folder as { _id: string })._id;
}

describe("a file of a message", () => {
  it("counts and is there for who reads the message, once it is sent, words or none", async () => {
    const { file, upload } = await asked(beto, ana.userId);
    expect(file).toEqual({
      ...{ _id: file._id, name: "demanda.pdf", type: "application/pdf", size: SIZE },
    });
    await post(upload, PDF);
    expect(await used()).toBe(0);
    const chat = await send(beto, ana.userId, [file._id]);
    expect(chat).toMatchObject({ text: "", files: [file] });
    expect(await used()).toBe(SIZE);
    const { chats, conversation } = await talk(ana, beto.userId);
    expect(chats).toMatchObject([{ files: [file] }]);
    expect(conversation.lastText).toBe("demanda.pdf");
    const { body } = await download(ana, chat);
    const answer = await fetch(body.url as string);
    expect(await answer.text()).toBe(PDF);
    expect(answer.headers.get("content-disposition")).toContain('filename="demanda.pdf"');
    expect(new URL(body.url as string).searchParams.get("X-Amz-Expires")).toBe("60");
    expect((await talk(ana, beto.userId, { search: "demanda" })).chats).toHaveLength(1);
  });

  it("is asked for where one may write, with a name, type and size that may be", async () => {
    const stranger = await newTenant();
    expect((await ask(stranger, ana.userId)).status).toBe(404);
    expect((await ask(ana, "nadie")).status).toBe(404);
    const wrong = await ask(ana, beto.userId, { name: "a.svg", type: "image/svg+xml" });
    expect([wrong.status, wrong.body.details]).toMatchObject([422, [{ path: "type" }]]);
    const large = await ask(ana, beto.userId, { size: 25 * 1024 * 1024 + 1 });
    expect([large.status, large.body.error]).toEqual([413, "attachment.too_large"]);
    await send(beto, ana.userId, [], "Me voy.");
    await ana.call("DELETE", `/api/members/${beto.userId}`);
    const over = await ask(ana, beto.userId);
    expect([over.status, over.body.error]).toEqual([409, "conversation.over"]);
  });

  it("wants either words or a file, and no more than ten", async () => {
    const nothing = await insert(ana, { to: beto.userId, text: " ", files: [] });
    expect([nothing.status, nothing.body.details]).toMatchObject([422, [{ path: "text" }]]);
    const files = Array.from({ length: 11 }, (_, n) => `att_${n}`);
    const many = await insert(ana, { to: beto.userId, files });
    expect([many.status, many.body.message]).toEqual([422, "Archivos: hasta 10 por mensaje"]);
    const ten: string[] = [];
    for (let n = 0; n < 10; n += 1) ten.push(await posted(ana, beto.userId));
    expect((await send(ana, beto.userId, ten)).files.map(({ _id }) => _id)).toEqual(ten);
    expect(await used()).toBe(10 * SIZE);
  });
});

describe("a file is refused, and nothing is sent,", () => {
  /** Expects a sentence on `files`, and nothing sent or counted. */
  async function refuses(who: Tenant, to: string, files: string[], sentence: string) {
    const { status, body } = await insert(who, { to, text: "Va", files });
    expect([status, body.error]).toEqual([422, "attachment.invalid"]);
    expect(body.details).toEqual([{ path: "files", message: body.message }]);
    expect(body.message).toContain(sentence);
    expect((await talk(who, to)).chats).toEqual([]);
    expect(await used()).toBe(0);
  }

  it("that was not posted, beside one that was", async () => {
    const { file } = await asked(ana, beto.userId);
    const other = await posted(ana, beto.userId);
    await refuses(ana, beto.userId, [other, file._id], "no llegó");
  });

  it.each([
    ["a page", "<html><script>alert(1)</script>", {}],
    ["a program", "MZ\u0090\u0000", { name: "a.png", type: "image/png" }],
  ])("that is not what it says it is: %s", async (_, content, given) => {
    const id = await posted(ana, beto.userId, { content, ...given });
    await refuses(ana, beto.userId, [id], "no es lo que dice ser");
    expect(objects("files")).toEqual([]);
  });

  it("of somebody else, of another conversation, or of nobody", async () => {
    const folder = await newCase();
    const theirs = await posted(beto, folder);
    const elsewhere = await posted(ana, beto.userId);
    for (const id of [theirs, elsewhere, "att_00000000000000000000000000", "x", "../x"]) {
      await refuses(ana, folder, [id], "ya no está");
    }
  });

  it("that waited for more than an hour", async () => {
    const { file } = await asked(ana, beto.userId);
    setClock(() => Date.now() + 61 * 60_000);
    const given = { to: beto.userId, text: "Va", files: [file._id], mentions: [] };
    await expect(ana.as(() => Chats.send(given))).rejects.toMatchObject({
      message: "Archivos: uno ya no está. Adjuntalo de nuevo.",
    });
  });

  it("that another message carries, even sent at the same moment", async () => {
    const id = await posted(ana, beto.userId);
    const body = { to: beto.userId, files: [id] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => insert(ana, { ...body, text: `${n}` }, `k${n}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const again = await insert(ana, { ...body, text: "Otra vez" });
    expect(again.body.message).toBe(
      "Archivos: uno ya se envió en otro mensaje. Adjuntalo de nuevo.",
    );
    expect((await talk(ana, beto.userId)).chats).toHaveLength(1);
    expect(await used()).toBe(SIZE);
  });
});

describe("under one Idempotency-Key", () => {
  it("a message with files is one and counts once, however often it is sent", async () => {
    const body = { to: beto.userId, text: "Va", files: [await posted(ana, beto.userId)] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => insert(ana, body, "k")));
    const [first] = answers;
    for (const one of [...answers, await insert(ana, body, "k")]) {
      expect([one.status, one.body.chat]).toEqual([201, first?.body.chat]);
    }
    expect(await used()).toBe(SIZE);
    const [item] = await itemsOf((await talk(ana, beto.userId)).conversation._id);
    if (item) await Chats.sweepFile(item);
    expect((await insert(ana, body, "k")).body.chat).toEqual(first?.body.chat);
    const other = await insert(ana, { ...body, text: "Otra cosa" }, "k");
    expect([other.status, other.body.error]).toEqual([409, "idempotency.reused"]);
  });

  it("it stays one when it was taken back meanwhile", async () => {
    const body = { to: beto.userId, files: [await posted(ana, beto.userId)] };
    const { chat } = (await insert(ana, body, "k")).body as unknown as { chat: Chat };
    expect((await ana.call("DELETE", at(chat))).status).toBe(200);
    const again = await insert(ana, body, "k");
    expect(again.body.chat).toMatchObject({ number: chat.number, files: [] });
    expect(await used()).toBe(0);
  });
});

describe("the plan's room", () => {
  it("refuses the whole message when it is full, and takes it when there is room again", async () => {
    await withRoom(2 * SIZE);
    const first = await send(ana, beto.userId, [await posted(ana, beto.userId)]);
    const files = [await posted(ana, beto.userId), await posted(ana, beto.userId)];
    const full = await insert(ana, { to: beto.userId, text: "Van dos", files });
    expect([full.status, full.body]).toMatchObject([
      403,
      { error: "plan.limit_reached", limitInfo: { resourceType: "storage", currentCount: SIZE } },
    ]);
    expect((await talk(ana, beto.userId)).chats).toHaveLength(1);
    expect(await used()).toBe(SIZE);
    await ana.call("DELETE", at(first));
    await send(ana, beto.userId, files, "Van dos");
    expect(await used()).toBe(2 * SIZE);
  });

  it("is never passed, however many messages are sent at once", async () => {
    await withRoom(3 * SIZE + 1);
    const ids = await Promise.all(Array.from({ length: 6 }, () => posted(ana, beto.userId)));
    const answers = await Promise.all(
      ids.map((id) => insert(ana, { to: beto.userId, files: [id] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
    expect(await used()).toBe(3 * SIZE);
  });
});

describe("who may not read a message", () => {
  it("has none of its files: of others' conversations, and after leaving a group", async () => {
    const caro = await letIn(ana, await newTenant(), "abogado");
    const direct = await send(ana, beto.userId, [await posted(ana, beto.userId)]);
    expect((await download(caro, direct)).status).toBe(404);
    const { body } = await ana.call("POST", "/api/chat/conversations", {
      body: { name: "Laboral", people: [beto.userId, caro.userId] },
    });
    const { _id: group } = body.conversation as Conversation;
    const chat = await send(ana, group, [await posted(ana, group)]);
    expect((await download(caro, chat)).status).toBe(200);
    await caro.call("PATCH", `/api/chat/conversations/${group}`, { body: { leave: true } });
    expect((await download(caro, chat)).status).toBe(404);
    expect((await download(beto, chat)).status).toBe(200);
    for (const id of ["att_00000000000000000000000000", direct.files[0]?._id, "x"]) {
      expect((await download(beto, chat, id)).status).toBe(404);
    }
  });

  it("of a reserved case neither has nor posts any", async () => {
    const folder = await newCase();
    const chat = await send(ana, folder, [await posted(ana, folder)]);
    expect((await download(beto, chat)).status).toBe(200);
    await reserve(ana, folder, []);
    expect((await download(beto, chat)).status).toBe(404);
    expect((await ask(beto, folder)).status).toBe(404);
    expect((await download(ana, chat)).status).toBe(200);
  });
});

describe("a message that is taken back", () => {
  it("gives the room of its files, once, and their bytes go by the stream", async () => {
    const chat = await send(ana, beto.userId, [await posted(ana, beto.userId)], "Va");
    const kept = await send(ana, beto.userId, [await posted(ana, beto.userId)], "Y va");
    const before = await itemsOf(chat.conversationId);
    await Promise.all(before.map(Chats.sweepFile));
    expect([objects("files"), objects("uploads")]).toMatchObject([{ length: 2 }, { length: 0 }]);
    await Promise.all(Array.from({ length: 4 }, () => ana.call("DELETE", at(chat))));
    expect(await used()).toBe(SIZE);
    expect((await talk(beto, ana.userId)).chats[1]).toMatchObject({ text: "", files: [] });
    expect((await download(beto, chat)).status).toBe(404);
    for (let n = 0; n < 3; n += 1) await Promise.all(before.map(Chats.sweepFile));
    expect(objects("files")).toEqual([expect.stringContaining(kept.files[0]?._id ?? "-")]);
    expect((await download(beto, kept)).status).toBe(200);
  });

  it("keeps them when only its words change", async () => {
    const chat = await send(ana, beto.userId, [await posted(ana, beto.userId)], "Va");
    const edited = await ana.call("PATCH", at(chat), { body: { text: "Va la demanda" } });
    expect(edited.body.chat).toMatchObject({ text: "Va la demanda", files: chat.files });
  });
});

it("goes from where it was posted when it was never sent, and waits while it may be", async () => {
  await posted(ana, beto.userId);
  const { conversation } = await talk(ana, beto.userId);
  const [item] = await itemsOf(conversation._id);
  if (!item) throw new Error("no file");
  expect(Reflect.get(item, "ttl")).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
  await Chats.sweepFile(item);
  expect(objects("uploads")).toHaveLength(1);
  await commit(removeAny(item));
  await Chats.sweepFile(item);
  expect(objects("uploads")).toEqual([]);
});

it("goes with the conversation of a case that is deleted for good, and gives its room back", async () => {
  const folder = await newCase();
  const chat = await send(ana, folder, [await posted(ana, folder)], "Va");
  await posted(ana, folder);
  const other = await send(ana, beto.userId, [await posted(ana, beto.userId)]);
  const before = await itemsOf(folder);
  await ana.call("DELETE", `/api/folders/${folder}`);
  expect((await download(ana, chat)).status).toBe(404);
  expect(await used()).toBe(2 * SIZE);
  await ana.call("POST", `/api/folders/${folder}/restore`);
  expect((await download(ana, chat)).status).toBe(200);
  await ana.call("DELETE", `/api/folders/${folder}`);
  expect((await ana.call("DELETE", `/api/trash/${folder}`)).status).toBe(200);
  // The stream delivers it again, late.
  await ana.as(() => Shelves.followCase(ana.userId, folder));
  await Promise.all(before.map(Chats.sweepFile));
  expect(await used()).toBe(SIZE);
  expect(objects("files")).toEqual([expect.stringContaining(other.files[0]?._id ?? "-")]);
  const left: string[] = [];
  for await (const { sk } of walk({ pk: `OWNER#${ana.userId}`, sk: { from: "A", to: "Z" } })) {
    if (/^(CHAT|CHATFILE|CONVERSATION)#/.test(sk) && sk.includes(folder)) left.push(sk);
  }
  expect(left).toEqual([]);
});
