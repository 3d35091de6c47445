import { asSystem } from "@foja/core/kernel/actor";
import type { Changed } from "@foja/core/kernel/changes";
import { now } from "@foja/core/kernel/clock";
import { get, type Item, walk } from "@foja/core/kernel/dynamo";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Search } from "@foja/core/practice/search";
import { Webhooks } from "@foja/core/programs/webhooks";
import { Notices } from "@foja/core/sharing/notices";
import { type Api, createApp } from "@foja/functions/app";
import { call } from "@foja/harness/api";
import { startBus } from "@foja/harness/bus";
import { newDocument } from "@foja/harness/documents";
import { rounds, SEED } from "@foja/harness/draw";
import { startBucket } from "@foja/harness/files";
import { startKms } from "@foja/harness/kms";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { letIn } from "@foja/harness/members";
import { type Receiver, startReceiver } from "@foja/harness/receiver";
import { made, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { startWhatsapp, type WhatsappStage } from "@foja/harness/whatsapp";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { carryErrand } from "../../../streams/errands";

/** What a run of the whole draw does; a slice of `npm test` does an eighth. */
const ACTS = rounds(500, 60);

const bits: { stop(): Promise<void> }[] = [];
let mailbox: Mailbox;
let heard: Map<string, Receiver>;
let meta: WhatsappStage;

beforeAll(async () => {
  mailbox = await startMailbox();
  heard = new Map([
    ["ana", await startReceiver()],
    ["luis", await startReceiver()],
  ]);
  bits.push(mailbox, ...heard.values(), await startKms(), await startBus("webhook.waiting"));
  meta = await startWhatsapp();
  bits.push(await startBucket(), meta);
});
afterAll(async () => {
  await Promise.all(bits.map((one) => one.stop()));
});

/** A case with its client, who works on it, and what of it may be shown. */
type Desk = {
  name: "open" | "kept" | "foreign";
  who: Tenant;
  practiceId: string;
  folderId: string;
  contactId: string;
  email: string;
  /** Their number, as WhatsApp writes it. */
  number: string;
  path: string;
  cookie: string;
  /** The marks that somebody approved for the client, and those of documents shared now. */
  approved: Set<string>;
  shared: Map<string, string>;
  documents: Map<string, string>;
};

const MARK = /marca-\d+-(?:open|kept|foreign)/g;
const marksIn = (text: string) => [...new Set(text.match(MARK) ?? [])];
const today = () => dayOf(new Date(now()).toISOString());
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** Of the same end, so that each proves who they are by the same digits. */
/** The clients of two practices are reached at one number. */
const PHONES = { open: "11 4321-7001", kept: "11 4321-7002", foreign: "11 4321-7001" };
const DOCUMENTS = { open: "20123456", kept: "30123456", foreign: "20123456" };

async function deskOf(
  name: Desk["name"],
  who: Tenant,
  practiceId: string,
  people: string[] | null,
): Promise<Desk> {
  const { _id: folderId } = await made(who, "/api/folders", { folderName: `Causa ${name}` });
  const email = `${name}-${who.userId.toLowerCase()}@ejemplo.com.ar`;
  const client = {
    name: "Rosa",
    lastName: name,
    document: DOCUMENTS[name],
    role: "cliente",
    email,
    phone: PHONES[name],
  };
  const contact = { ...client, folderIds: [folderId] };
  const { _id: contactId } = await made(who, "/api/contacts/create", contact);
  if (people) await reserve(who, folderId, people);
  // A reserved case is shown only where somebody who sees it names it.
  const body = { contactId, ...(people && { folderIds: [folderId] }) };
  const { link } = (await who.call("POST", "/api/client-links", { body })).body as {
    link: { url: string };
  };
  const path = `/api/public/client/${new URL(link.url).pathname.split("/").at(-1)}`;
  const proof = await call("POST", `${path}/proof`, { body: { digits: "3456" } });
  const cookie = (proof.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const sets = { approved: new Set<string>(), shared: new Map(), documents: new Map() };
  const number = `549${PHONES[name].replace(/\D/g, "")}`;
  return { name, who, practiceId, folderId, contactId, email, number, path, cookie, ...sets };
}

/** Tells what the stream tells of a record that was made. */
async function told({ userId }: { userId: string }, sk: string): Promise<void> {
  const item = (await get<Item>({ pk: `OWNER#${userId}`, sk })) as Changed;
  await asSystem("test", async () => {
    await Notices.follow(item, undefined);
    await Webhooks.follow(item, undefined);
  });
}

const waiting = async ({ who, folderId }: Desk) =>
  (
    (await who.call("GET", `/api/notices?status=proposed&folderId=${folderId}&limit=100`)).body
      .notices as { _id: string; text: string; place: string | null }[]
  ).slice(0, 1);

/** The practice that the records of a case are stored under. */
type Owned = (desk: Desk) => Tenant;

/** What may happen in a case: each act leaves a mark that is found nowhere else. */
const actsOf = (owner: Owned): ((desk: Desk, mark: string) => Promise<unknown>)[] => [
  async (desk, mark) => {
    const { who, folderId } = desk;
    const body = { folderId, title: `Despacho ${mark}`, time: today(), movement: "Despacho" };
    await told(owner(desk), `MOVEMENT#${(await made(who, "/api/movements", body))._id}`);
  },
  async ({ who, folderId }, mark) => made(who, "/api/tasks", { name: `Nota ${mark}`, folderId }),
  async (desk, mark) => {
    const start = new Date(now() + 48 * 3_600_000).toISOString();
    const end = new Date(now() + 49 * 3_600_000).toISOString();
    const event = { title: `Audiencia ${mark}`, type: "audiencia", place: `Sala ${mark}` };
    const body = { ...event, folderId: desk.folderId, start, end };
    await told(owner(desk), `EVENT#${(await made(desk.who, "/api/events", body))._id}`);
  },
  async ({ who, folderId, documents }, mark) => {
    const { _id } = await newDocument(who, { folderId, name: `${mark}.pdf` });
    documents.set(_id, mark);
  },
  async ({ who, documents, shared }) => {
    const [[id, mark] = ["", ""]] = [...documents].slice(-1);
    if (!id) return;
    const isShared = shared.has(id);
    await who.call("PUT", `/api/client-documents/${id}`, { body: { shared: !isShared } });
    if (isShared) shared.delete(id);
    else shared.set(id, mark);
  },
  async ({ who, folderId, approved }, mark) => {
    const body = { folderId, text: `Te contamos ${mark}` };
    if ((await who.call("POST", "/api/notices", { body })).status === 201) approved.add(mark);
  },
  async (desk, mark) => {
    for (const { _id, place } of await waiting(desk)) {
      const body = { text: `Aprobado ${mark}`, status: "approved" };
      await desk.who.call("PATCH", `/api/notices/${_id}`, { body });
      for (const one of [mark, ...marksIn(place ?? "")]) desk.approved.add(one);
    }
  },
  async (desk, mark) => {
    for (const { _id } of await waiting(desk)) {
      const body = { text: `Descartado ${mark}`, status: "dismissed" };
      await desk.who.call("PATCH", `/api/notices/${_id}`, { body });
    }
  },
  ({ path, cookie }, mark) =>
    call("POST", `${path}/messages`, { headers: { cookie }, body: { text: `Pregunta ${mark}` } }),
  ({ who, folderId }, mark) =>
    who.call("POST", "/api/chat/insert", { body: { to: folderId, text: `Interno ${mark}` } }),
  async (desk, mark) => {
    const { who, folderId } = desk;
    const paid = { kind: "payment", amount: 10, currency: "ARS", date: today() };
    const at = `/api/folders/${folderId}/account/entries`;
    await who.call("POST", at, { body: { ...paid, kind: "fee", amount: 20 } });
    const { body } = await who.call("POST", at, { body: { ...paid, description: mark } });
    const entry = body.entry as { _id: string };
    await told(owner(desk), `LEDGER#${folderId}#${entry._id}`);
  },
  // By WhatsApp: the client answers what they got or writes of their own, a stranger quotes it, and the
  // practice turns it off and on.
  async (desk, mark) => meta.ask("/inbound", await answerOf(desk, `Pregunta ${mark}`)),
  async ({ number }, mark) => meta.ask("/inbound", { from: number, text: `Pregunta ${mark}` }),
  async (desk, mark) => {
    const quoting = await answerOf(desk, `Ajeno ${mark}`);
    await meta.ask("/inbound", { ...quoting, from: "5491100000000" });
  },
  async (desk) => {
    for (const on of [false, true]) {
      await owner(desk).call("PATCH", "/api/whatsapp", { body: { on } });
    }
  },
];

const messagesOf = async (desk: Desk, practice: string) =>
  (await meta.sent()).filter(({ to, tag }) => to === desk.number && tag.startsWith(practice));

/** An answer of a client that quotes the last message of their practice, where there is one. */
async function answerOf(desk: Desk, text: string) {
  const [last] = await messagesOf(desk, desk.practiceId);
  return { from: desk.number, text, ...(last && { quotes: last.id }) };
}

/** Everything of a practice that a key reads. */
async function readBy(secret: string, userId: string, desks: readonly Desk[]): Promise<string> {
  const lists = [
    ...["/api/folders/user", "/api/tasks/user", "/api/events/user", "/api/contacts/user"],
    ...["/api/alert/useralerts"],
  ].map((path) => `${path}/${userId}?limit=200`);
  const states = ["proposed", "approved", "dismissed"];
  const asked = [
    ...lists,
    ...states.map((status) => `/api/notices?status=${status}&limit=100`),
    ...["/api/documents?limit=200", "/api/search?q=marca", "/api/search?q=causa"],
    ...desks.flatMap(({ folderId, contactId }) => [
      ...[`/api/folders/${folderId}`, `/api/folders/${folderId}/overview`],
      ...[`/api/folders/${folderId}/activities/combined`, `/api/movements/folder/${folderId}`],
      ...[`/api/documents?folderId=${folderId}`, `/api/folders/${folderId}/account`],
      `/api/client-links?contactId=${contactId}`,
    ]),
  ];
  const said: string[] = [];
  for (const path of asked) {
    said.push(JSON.stringify((await call("GET", path, { headers: bearer(secret) })).body));
  }
  for (const { folderId: user } of desks) {
    const body = { user, limit: 200 };
    const talk = await call("POST", "/api/chat/filter", { headers: bearer(secret), body });
    said.push(JSON.stringify(talk.body));
  }
  return said.join("\n");
}

const api: Api = createApp();

/** Everything that an assistant is told. */
async function toldTo(secret: string, desks: readonly Desk[]): Promise<string> {
  const client = new Client({ name: "prueba", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    requestInit: { headers: bearer(secret) },
    fetch: async (url, init) => api.fetch(new Request(String(url), init as RequestInit), {}),
  });
  await client.connect(transport as never);
  const said: unknown[] = [await client.listResources()];
  for (const q of ["marca", "causa"]) {
    said.push(await client.callTool({ name: "search", arguments: { q } }));
  }
  said.push(await client.callTool({ name: "list_due", arguments: {} }));
  for (const { folderId } of desks) {
    said.push(await client.callTool({ name: "get_case", arguments: { folderId } }));
    const uri = `foja://causas/${folderId}`;
    said.push(await client.readResource({ uri }).catch(() => "closed"));
  }
  await client.close();
  return JSON.stringify(said);
}

async function keyOf(who: Tenant): Promise<string> {
  const body = { name: "Programa", scopes: ["read", "write"] };
  return ((await who.call("POST", "/api/keys", { body })).body.key as { secret: string }).secret;
}

const indexed = (userId: string) =>
  asSystem("test", async () => {
    const refs: { kind: never; id: string }[] = [];
    for await (const { type, _id } of walk<Item & { _id: string }>({
      ...{ pk: `OWNER#${userId}`, sk: { from: "A", to: "~" }, limit: 500 },
    })) {
      if (["folder", "task", "event", "document"].includes(type)) {
        refs.push({ kind: type as never, id: _id });
      }
    }
    await Search.refreshMany(userId, refs);
  });

/** Carries the letters of a practice that wait, and runs the lanes of its webhooks. */
const sentOut = (userId: string) =>
  asSystem("test", async () => {
    const letters = { index: "gsi1" as const, pk: `MAILS#${userId}`, sk: { startingWith: "mai_" } };
    for await (const { _id } of walk<Item & { _id: string }>(letters)) await carryErrand(_id);
    const lanes = { pk: `OWNER#${userId}`, sk: { startingWith: "HOOKLANE#" } };
    for await (const item of walk<Item & { endpointId: string; lane: string }>(lanes)) {
      const given = { ownerId: userId, endpointId: item.endpointId, lane: item.lane };
      while ((await Webhooks.deliver(given)).state === "more");
    }
  });

it(`leaks nothing in ${ACTS} acts of two practices, with a reserved case and three clients`, async () => {
  const [ana, luis] = [await newTenant({ plan: "premium" }), await newTenant({ plan: "premium" })];
  const eva = await letIn(ana, await newTenant(), "abogado");
  // Whoever founded the practice does not see Eva's case either.
  const desks = [
    await deskOf("open", ana, ana.userId, null),
    await deskOf("kept", eva, ana.userId, [eva.userId]),
    await deskOf("foreign", luis, luis.userId, null),
  ];
  for (const who of [ana, luis]) await who.call("PATCH", "/api/whatsapp", { body: { on: true } });
  const owner: Owned = ({ name }) => (name === "foreign" ? luis : ana);
  for (const [name, who] of [
    ["ana", ana],
    ["luis", luis],
  ] as const) {
    const url = heard.get(name)?.url ?? "";
    const events = ["folder.created", "movement.created", "document.created"];
    const { status } = await who.call("POST", "/api/webhook-endpoints", { body: { url, events } });
    if (status !== 201) {
      const body = { url, events: events.slice(0, 2) };
      await who.call("POST", "/api/webhook-endpoints", { body });
    }
  }

  const acts = actsOf(owner);
  const kinds = fc.tuple(fc.nat(acts.length - 1), fc.nat(desks.length - 1));
  const drawnActs = fc.sample(kinds, { seed: SEED, numRuns: ACTS });
  for (const [nth, [act, at]] of drawnActs.entries()) {
    const desk = desks[at] as Desk;
    await acts[act]?.(desk, `marca-${nth}-${desk.name}`);
    if (nth % 50 !== 49) continue;
    for (const one of desks) await looksRight(one);
    // What was sent may be answered.
    for (const { userId } of [ana, luis]) await sentOut(userId);
  }

  let shown = 0;
  for (const desk of desks) shown += await looksRight(desk);
  await sentOut(ana.userId);
  await sentOut(luis.userId);

  const letters = lettersAreRight(desks, [ana, luis, eva], eva);
  const whatsapped = await messagesAreRight(desks);
  const sent = webhooksAreRight();

  await Promise.all([indexed(ana.userId), indexed(luis.userId)]);
  const readers: Reader[] = [
    { who: ana, practice: ana, theirs: /-open/, never: /-(kept|foreign)/ },
    { who: eva, practice: ana, theirs: /-kept/, never: /-foreign/ },
    { who: luis, practice: luis, theirs: /-foreign/, never: /-(kept|open)/ },
  ];
  let read = 0;
  for (const reader of readers) read += await readsRight(reader, desks);
  console.info(
    `${ACTS} acts (seed ${SEED}): ${shown} marks on pages, ${letters} letters, ${whatsapped} by WhatsApp, ${sent} marks in webhooks, ${read} read by keys and tools; 0 leaks`,
  );
  expect(Math.min(shown, letters, whatsapped, sent, read)).toBeGreaterThan(0);
}, 600_000);

/** The page of a client, and its preview, show what was approved and is shared: all of it, and no more. */
async function looksRight({ path, cookie, approved, shared }: Desk): Promise<number> {
  const { status, body } = await call("GET", path, { headers: { cookie } });
  expect(status).toBe(200);
  const said = marksIn(JSON.stringify(body));
  expect(said.sort()).toEqual([...new Set([...approved, ...shared.values()])].sort());
  return said.length;
}

/** What clients are mailed was approved for them, and people of the practice nothing that clients wrote. */
function lettersAreRight(desks: readonly Desk[], people: readonly Tenant[], sees: Tenant): number {
  let letters = 0;
  for (const { email, approved } of desks) {
    for (const { subject, text, html } of mailbox.inbox.list(email)) {
      letters += 1;
      const marks = marksIn(`${subject} ${text} ${html}`);
      expect(marks.filter((mark) => !approved.has(mark))).toEqual([]);
    }
  }
  for (const who of people) {
    const own = JSON.stringify(mailbox.inbox.list(who.email));
    expect(own).not.toMatch(/Pregunta/);
    if (who !== sees) expect(own).not.toMatch(/-kept/);
  }
  return letters;
}

/** What clients get by WhatsApp was approved for them, and nobody else's number gets any. */
async function messagesAreRight(desks: readonly Desk[]): Promise<number> {
  await meta.settle();
  let known = 0;
  for (const desk of desks) {
    for (const { text } of await messagesOf(desk, desk.practiceId)) {
      known += 1;
      expect(marksIn(text).filter((mark) => !desk.approved.has(mark))).toEqual([]);
    }
    const { body } = await desk.who.call("POST", "/api/chat/filter", {
      body: { user: desk.folderId, limit: 200 },
    });
    const talk = JSON.stringify(body);
    expect(talk).not.toMatch(/Ajeno/);
    expect(marksIn(talk).filter((mark) => !mark.endsWith(desk.name))).toEqual([]);
  }
  expect(await meta.sent()).toHaveLength(known);
  return known;
}

/** What programs of a practice are told is of what the maker of their address sees. */
function webhooksAreRight(): number {
  const marksOf = (name: string) => marksIn(JSON.stringify(heard.get(name)?.received));
  const [ana, luis] = [marksOf("ana"), marksOf("luis")];
  expect(ana.join()).not.toMatch(/kept|foreign/);
  expect(luis.join()).not.toMatch(/kept|open/);
  expect(Math.min(ana.length, luis.length)).toBeGreaterThan(0);
  return ana.length + luis.length;
}

type Reader = { who: Tenant; practice: Tenant; theirs: RegExp; never: RegExp };

/** What somebody's key reads, and an assistant with it, is of the cases that they see. */
async function readsRight(reader: Reader, desks: readonly Desk[]): Promise<number> {
  const { who, practice, theirs, never } = reader;
  const secret = await keyOf(who);
  let read = 0;
  for (const text of [await readBy(secret, practice.userId, desks), await toldTo(secret, desks)]) {
    const marks = marksIn(text);
    read += marks.length;
    expect(marks.filter((mark) => never.test(mark))).toEqual([]);
    // It would find nothing where nothing is read.
    expect(marks.some((mark) => theirs.test(mark))).toBe(true);
  }
  return read;
}
