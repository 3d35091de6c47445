import { asSystem } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { commit, ownerOf, ownerPartition, put } from "@foja/core/kernel/dynamo";
import { newId } from "@foja/core/kernel/id";
import { Holdings } from "@foja/core/outreach/holdings";
import { Handovers } from "@foja/core/practice/handovers";
import { Whatsapp } from "@foja/core/sharing/whatsapp";
import { handler as erase } from "@foja/functions/jobs/erasures-run";
import { handler as build } from "@foja/functions/jobs/exports-build";
import { handler as send } from "@foja/functions/jobs/letters-sweep";
import { logger } from "@foja/functions/log";
import { call } from "@foja/harness/api";
import { startCalendar } from "@foja/harness/calendar";
import { postChatFile } from "@foja/harness/chats";
import { withPasskey } from "@foja/harness/factors";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { wholeTable } from "@foja/harness/scan";
import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { PASSWORD, type Tenant } from "@foja/harness/tenant";
import { unzipped } from "@foja/harness/zip";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { furnish, newPractice, type World } from "./generated/world";

const MARK = "canario-9q4z";
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

let billing: Billing;
let bucket: Bucket;
let mailbox: Mailbox;
let google: Awaited<ReturnType<typeof startCalendar>>;

beforeAll(async () => {
  billing = await startSubscriptions();
  bucket = await startBucket();
  mailbox = await startMailbox();
  google = await startCalendar();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all([bucket.stop(), mailbox.stop(), google.stop()]);
  await billing.stop();
});

const later = (ms: number) => ({ now: new Date(now() + ms).toISOString() });
const MINUTE_MS = 60_000;
const DAYS_MS = 5 * 24 * 3600_000;

async function did(of: Tenant, method: string, path: string, body?: object) {
  const { status, body: answer } = await of.call(method, path, body ? { body } : {});
  expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

/** The records that addresses name, of which the practice gets two each. */
const OF_THEIRS = [
  ...["/api/members/{id}", "/api/members/invitations/{id}", "/api/practices/{id}"],
  ...["/api/tasks/{id}", "/api/events/{id}", "/api/movements/{id}", "/api/contacts/{id}"],
  ...[
    "/api/documents/{id}",
    "/api/letters/{id}",
    "/api/client-links/{id}",
    "/api/escritos/{id}",
    "/api/escritos/templates/{id}",
  ],
  ...["/api/folder-notifications/{id}", "/api/calculators/{id}", "/api/novedades/{id}"],
  ...["/api/alert/{id}", "/api/reservations/{id}", "/api/invoice/{id}/send"],
  ...["/api/auth/skills/{id}", "/api/folders/link-causa/{id}", "/api/folders/{id}"],
  ...["/api/folders/{folderId}/account/plans", "/api/calendar/{token}.ics"],
];

/** A practice with a record of every kind; the mark is in all texts that a person typed. */
async function fill(): Promise<World> {
  const world = await newPractice({ withPassword: true }, MARK);
  const { tenant, own } = world;
  for (const path of OF_THEIRS) await furnish(world, path, 2);
  await did(tenant, "PUT", "/api/auth/update-profile", { address: `${MARK} 12` });
  await did(tenant, "PUT", `/api/contacts/${own.contactId?.[0]}`, { phone: "11 4444-5555" });
  const { task } = await did(tenant, "POST", "/api/tasks", { name: `Adjunta ${MARK}` });
  const taskId = (task as { _id: string })._id;
  await attach(tenant, taskId);
  await talkWithFile(tenant, own.folderId?.[0] ?? "");
  await did(tenant, "DELETE", `/api/contacts/${own.contactId?.[1]}`);
  await consult(tenant);
  await google.link(tenant);
  await billing.buy(tenant);
  await withPasskey(tenant, MARK);
  await wroteByWhatsapp(tenant, own.folderId?.[0] ?? "");
  return world;
}

/** A notice that went by WhatsApp, with what finds it from outside the practice. */
async function wroteByWhatsapp({ userId }: Tenant, folderId: string) {
  const _id = newId("mail");
  const message = {
    ...{ pk: ownerPartition(userId), sk: `WHATSAPP#${_id}`, type: "whatsappMessage", version: 1 },
    ...{ _id, userId, folderId, name: MARK, to: "5491144445555", wamid: `wamid.${MARK}` },
    ...{ state: "sent", code: null, billable: true, createdAt: new Date().toISOString() },
  };
  const found = { type: "whatsappSent", version: 1, ownerId: userId, messageId: _id };
  const beside = Whatsapp.besideOf(message).map((key) => ({ ...key, ...found }));
  expect(beside).toHaveLength(2);
  await commit(...[message, ...beside].map(put));
}

async function attach(tenant: Tenant, taskId: string): Promise<void> {
  const content = `%PDF-1.7 ${MARK}`;
  const path = `/api/tasks/${taskId}/attachments`;
  const given = { name: `${MARK}.pdf`, type: "application/pdf", size: content.length };
  const { attachment, upload } = (await did(tenant, "POST", path, given)) as never as {
    attachment: { _id: string };
    upload: Parameters<typeof post>[0];
  };
  await post(upload, content);
  await did(tenant, "POST", `${path}/${attachment._id}/complete`);
}

/** A message with a file, and a file that is never sent. */
async function talkWithFile(tenant: Tenant, to: string): Promise<void> {
  const content = `%PDF-1.7 talk ${MARK}`;
  const file = await postChatFile(tenant, to, { name: `${MARK}.pdf`, content });
  await did(tenant, "POST", "/api/chat/insert", { to, text: "", files: [file] });
  await postChatFile(tenant, to, { name: `${MARK}.pdf`, content });
}

async function consult(tenant: Tenant): Promise<void> {
  const { body } = await call("POST", "/api/support-contacts/screenshots", {
    body: { type: "image/png", size: PNG.length },
  });
  const { screenshot, upload } = body as never as {
    screenshot: string;
    upload: Parameters<typeof post>[0];
  };
  await post(upload, PNG);
  const said = { name: MARK, email: tenant.email, subject: "Otro", message: `Hola, ${MARK}` };
  await did(tenant, "POST", "/api/support-contacts", { ...said, screenshot });
}

const THEMSELVES = new Set(["export", "erasure"]);

/** Adds an item of each kind that the practice has none of, so that all are tested. */
async function fillKinds(tenant: Tenant): Promise<void> {
  const pk = ownerPartition(tenant.userId);
  const there = new Set(
    (await wholeTable()).filter((item) => item.pk === pk).map(({ type }) => type),
  );
  const kinds = Holdings.allHeld.filter(
    ({ type, at }) => at && !there.has(type) && !THEMSELVES.has(type),
  );
  const outside = { channels: [], digest: MARK, slug: null, nonce: null };
  for (const { type, at = [], beside } of kinds) {
    // Items with keys elsewhere are created by their own routes, above.
    expect(beside && !["connection"].includes(type) ? type : undefined).toBeUndefined();
    const sk = `${at[0]}${at[0]?.endsWith("#") ? MARK : ""}`;
    const own = { userId: tenant.userId, text: MARK, _id: MARK, ...outside };
    await commit(put({ pk, sk, type, version: 1, ...own }));
  }
}

/** Runs the stream's work on what a person hands over in the practices they leave. */
async function handOver(): Promise<void> {
  const handovers = async () => (await wholeTable()).filter(({ type }) => type === "handover");
  for (let left = await handovers(); left.length > 0; left = await handovers()) {
    for (const item of left) await asSystem("stream", () => Handovers.goOnIn(ownerOf(item)));
  }
}

/** The items left in the table that contain one of the words, by type. */
async function leftovers(words: readonly string[]): Promise<string[]> {
  const table = await wholeTable();
  const known = table.filter(({ type }) => !Holdings.heldByType.has(type));
  expect(known.map(({ type }) => type)).toEqual([]);
  return table
    .filter((item) => words.some((word) => JSON.stringify(item).includes(word)))
    .map(({ type, pk, sk }) => `${type} ${pk} ${sk}`);
}

it("gives all that it holds, and then erases it: no word is left in table, files and logs", async () => {
  logger().setLogLevel("DEBUG");
  const logged: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  const neighbour = await newPractice({}, "vecino-3k");
  const { tenant } = await fill();
  await fillKinds(tenant);

  // Notifications by e-mail raise alerts, too.
  await send(later(2 * MINUTE_MS));

  // Everything that was written is in the export, in both forms, and nothing of anybody else.
  await did(tenant, "POST", "/api/privacy/export");
  expect((await tenant.call("POST", "/api/privacy/export")).status).toBe(409);
  expect(await build(later(0))).toMatchObject({ built: 1, failed: 0 });
  expect(await build(later(MINUTE_MS))).toMatchObject({ built: 0, failed: 0 });
  const { exports } = (await did(tenant, "GET", "/api/privacy/exports")) as never as {
    exports: { status: string; url: string; size: number }[];
  };
  expect(exports).toMatchObject([{ status: "ready", size: expect.any(Number) }]);
  const zip = Buffer.from(await (await fetch(exports[0]?.url ?? "")).arrayBuffer());
  expect(zip.length).toBe(exports[0]?.size);
  const files = await unzipped(zip);
  const given = [...files.values()].map(String).join("\n");
  const held = (await wholeTable()).filter(({ pk }) => pk === ownerPartition(tenant.userId));
  const missing = held.filter((item) => {
    const kind = Holdings.heldByType.get(item.type);
    const id: unknown = Reflect.get(item, "_id");
    return kind?.file && typeof id === "string" && id !== MARK && !given.includes(id);
  });
  expect(missing.map(({ type }) => type)).toEqual([]);
  const heads = new Set<string>();
  for (const { type, file } of Holdings.allHeld) {
    if (!file || !held.some((item) => item.type === type)) continue;
    const data = JSON.parse(String(files.get(`datos/${file}.json`))) as object[];
    expect(data.length, file).toBeGreaterThan(0);
    const table = String(files.get(`tablas/${file}.csv`));
    expect(table.startsWith("\uFEFF") && table.split("\r\n").length > 2, file).toBe(true);
    const [head = ""] = table.slice(1).split("\r\n");
    for (const name of head.split(";")) heads.add(name.replaceAll('"', ""));
  }
  // A column that nobody named in Spanish has the name of its field.
  expect([...heads].filter((name) => !/^[A-ZÁÉÍÓÚ¿]/.test(name)).sort()).toEqual([]);
  const names = [...files.keys()].filter((name) => name.startsWith("archivos/"));
  expect(names.filter((name) => name.includes("Pericia"))).toHaveLength(2);
  expect(names.filter((name) => /^archivos.ltr_.*\.eml$/.test(name))).toHaveLength(2);
  expect(names).toHaveLength(7);
  for (const content of [`%PDF-1.7 ${MARK}`, `%PDF-1.7 talk ${MARK}`]) {
    expect(given).toContain(content);
  }
  expect(given).not.toMatch(/vecino-3k|argon2|passwordHash/);

  // Requested with the password, it waits five days.
  const wrong = await tenant.call("POST", "/api/privacy/erasure", { body: { password: "otra" } });
  expect([wrong.status, wrong.body.error]).toEqual([422, "auth.wrong_password"]);
  await did(tenant, "POST", "/api/privacy/erasure", { password: PASSWORD });
  const { user } = await did(tenant, "GET", "/api/auth/me");
  expect(Date.parse(String((user as { erasureAt: string }).erasureAt))).toBeGreaterThan(
    now() + DAYS_MS - MINUTE_MS,
  );
  expect(await erase(later(DAYS_MS - MINUTE_MS))).toMatchObject({ erased: 0, failed: 0 });
  await send(later(2 * MINUTE_MS));

  // Afterwards nothing is left except the record of the erasure.
  expect(await erase(later(DAYS_MS + MINUTE_MS))).toMatchObject({ erased: 1, failed: 0 });
  expect((await tenant.call("GET", "/api/auth/me")).status).toBe(401);
  const body = { email: tenant.email, password: PASSWORD };
  expect((await call("POST", "/api/auth/login", { body })).status).toBe(401);
  expect(await erase(later(DAYS_MS + 62 * MINUTE_MS))).toMatchObject({ lookedAgain: 1, failed: 0 });
  await handOver();
  expect(await leftovers([MARK, tenant.email])).toEqual([]);
  expect(await leftovers([tenant.userId])).toEqual([]);
  // Uploads for support, as posted before they are stored, are deleted within a day by the bucket's
  // own rule.
  const objects = bucket.objects.list().map(({ key }) => key);
  expect(objects.filter((key) => !key.startsWith("uploads/support/"))).toEqual([]);
  const { customers, subscriptions = [] } = await billing.state();
  expect(subscriptions.filter(({ status }) => status !== "canceled")).toEqual([]);
  expect(JSON.stringify(customers)).not.toContain(tenant.email);
  expect(google.asked.some((one) => one.includes("/revoke"))).toBe(true);
  const said = logged.join("");
  expect(said).toContain("erasures-run");
  expect([MARK, tenant.email].filter((word) => said.includes(word))).toEqual([]);
  const subjects = mailbox.inbox.list(tenant.email).map(({ subject }) => subject);
  expect(subjects[0]).toBe("Borramos tu cuenta de Foja");

  // The neighbour has lost nothing, and the e-mail address is free for another account.
  const path = `/api/folders/${neighbour.own.folderId?.[0]}`;
  expect((await did(neighbour.tenant, "GET", path)).folder).toMatchObject({ archived: false });
  const anew = { ...body, firstName: "Ana", lastName: "Paz" };
  expect((await call("POST", "/api/auth/register", { body: anew })).status).toBe(201);
});
