import { asSystem } from "@foja/core/kernel/actor";
import {
  commit,
  type Item,
  isRecovered,
  type OpenTable,
  openTable,
  ownerPartition,
  put,
  removeAny,
} from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import type { Back } from "@foja/core/kernel/held/back.rules";
import { Shelves } from "@foja/core/operations/shelves";
import { Holdings } from "@foja/core/outreach/holdings";
import { Recoveries } from "@foja/core/outreach/recovery";
import { withIssuer } from "@foja/harness/arca";
import { type Listening, startBus } from "@foja/harness/bus";
import { copyTable } from "@foja/harness/copy-table";
import { type Bucket, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { wholeTable } from "@foja/harness/scan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newDraft } from "./generated/invoices";
import { furnish, newPractice, type World } from "./generated/world";

let bucket: Bucket;
let mailbox: Mailbox;
let bus: Listening;

beforeAll(async () => {
  await ownTable();
  bucket = await startBucket();
  mailbox = await startMailbox();
  bus = await startBus();
});
afterAll(async () => {
  await Promise.all([bucket.stop(), mailbox.stop(), bus.stop()]);
});

/** The fields of answers that these tests read. */
type Body = {
  folder: { _id: string; access: string };
  contact: { name: string; version: number };
  invoice: { status: string; number: number };
};

async function did(of: Tenant, method: string, path: string, body?: object) {
  const { status, body: answer } = await of.call(method, path, body ? { body } : {});
  expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer as Body;
}

const OF_THEIRS = [
  ...["/api/tasks/{id}", "/api/events/{id}", "/api/movements/{id}", "/api/contacts/{id}"],
  ...["/api/documents/{id}", "/api/letters/{id}", "/api/escritos/{id}"],
  ...["/api/escritos/templates/{id}", "/api/folder-notifications/{id}", "/api/calculators/{id}"],
  ...["/api/novedades/{id}", "/api/reservations/{id}", "/api/invoice/{id}/send"],
  ...["/api/folders/link-causa/{id}", "/api/folders/{folderId}/account/plans"],
];

/** A practice with records of every kind and what is derived of them, and one of its cases. */
async function practice(mark: string): Promise<{ world: World; tenant: Tenant; caseId: string }> {
  const world = await newPractice({ withPassword: true }, mark);
  for (const path of OF_THEIRS) await furnish(world, path, 2);
  const { tenant, own } = world;
  const caseId = own.folderId?.[0] ?? "";
  const fee = { kind: "fee", amount: 250_000, currency: "ARS", date: "2026-11-20" };
  await did(tenant, "POST", `/api/folders/${caseId}/account/entries`, {
    ...fee,
    description: mark,
  });
  await derive(tenant);
  return { world, tenant, caseId };
}

const derive = ({ userId }: Tenant) => asSystem("test", () => Shelves.rebuild(userId));

const place = () => ({ endpoint: env().DYNAMODB_ENDPOINT ?? "", table: env().TABLE_NAME });

const open = ({ endpoint, table }: ReturnType<typeof place>): OpenTable =>
  openTable(table, endpoint);

/** The table and the files as they are now, to which a practice can be brought back. */
async function moment(): Promise<Recoveries.Past> {
  const objects = new Map(
    bucket.objects.list().map(({ key }) => [key, bucket.objects.get(key)] as const),
  );
  const gone = async (prefix: string) =>
    [...objects.values()].flatMap((object) => {
      if (!object?.key.startsWith(prefix) || bucket.objects.get(object.key)) return [];
      const bring = async () => void bucket.objects.put(object.key, object.body, object.type);
      return [{ key: object.key, bring }];
    });
  return { table: open(await copyTable(place())), gone };
}

function recovery(tenant: Tenant, past: Recoveries.Past, exact = false) {
  return { ownerId: tenant.userId, past, now: open(place()), exact };
}

async function recovered(tenant: Tenant, past: Recoveries.Past, exact = false) {
  const what = recovery(tenant, past, exact);
  return Recoveries.apply(what, await Recoveries.plan(what));
}

const backOf = ({ type }: Item): Back | undefined => Holdings.heldByType.get(type)?.back;

const isOf =
  ({ userId }: Tenant) =>
  ({ pk }: Item) =>
    pk === ownerPartition(userId) || pk.startsWith(`${ownerPartition(userId)}#`);

/** Items by key, without what every write changes. */
const asStored = (items: readonly Item[]): Record<string, object> =>
  Object.fromEntries(
    items.map((item) => {
      const { version: _, writeId: __, ...content } = item as Item & { writeId?: string };
      return [`${item.pk} ${item.sk}`, content];
    }),
  );

/** Deletes what one practice has of the classes that a recovery brings back or makes anew. */
async function wreck(tenant: Tenant): Promise<Item[]> {
  const own = isOf(tenant);
  const lost = (await wholeTable()).filter(
    (item) =>
      (own(item) && ["returns", "missing", "derived"].includes(backOf(item) ?? "")) ||
      (backOf(item) === "beside" && JSON.stringify(item).includes(tenant.userId)) ||
      (item.type === "causaLink" && item.sk.includes(tenant.userId)),
  );
  for (const item of lost) await commit(removeAny(item));
  for (const { key } of bucket.objects.list()) {
    if (key.startsWith(`files/${tenant.userId}/`)) bucket.objects.remove(key);
  }
  return lost;
}

/** What the practice sees: lists, balances, figures and what the search finds. */
async function seen({ call, userId }: Tenant, caseId: string, word: string) {
  const of = async (path: string) => (await call("GET", path)).body as Record<string, unknown>;
  const me = (await of("/api/auth/me")) as { subscription: { usage: object } };
  const { results } = await of(`/api/search?q=${word}`);
  const { _: __, ...account } = (await of(`/api/folders/${caseId}/account`)) as { _?: never };
  return {
    usage: me.subscription.usage,
    found: (results as object[]).map((one) => JSON.stringify(one)).sort(),
    account,
    overview: ((await of(`/api/folders/${caseId}/overview`)).overview as { counts: object }).counts,
    cases: ((await of(`/api/folders/user/${userId}?limit=100`)).folders as { _id: string }[])
      .map(({ _id }) => _id)
      .sort(),
  };
}

it("brings a practice back item by item, and touches no other", async () => {
  const { tenant, caseId } = await practice("canario");
  await practice("vecino");
  const [before, shown] = [await wholeTable(), await seen(tenant, caseId, "canario")];
  expect(shown.found.length).toBeGreaterThan(3);
  const files = bucket.objects.list().map(({ key }) => key);
  const past = await moment();
  const lost = await wreck(tenant);
  expect(new Set(lost.map(({ type }) => type)).size).toBeGreaterThan(25);
  const rest = (await wholeTable()).filter((item) => !isOf(tenant)(item));

  const planned = await Recoveries.plan(recovery(tenant, past));
  expect(await wholeTable(), "a plan writes nothing").toHaveLength(before.length - lost.length);
  expect(planned.files).toBeGreaterThan(0);
  const done = await recovered(tenant, past);
  expect(done).toMatchObject({ left: [], files: planned.files, written: planned.steps.length });
  expect(done.linked).toBeGreaterThan(0);

  const after = await wholeTable();
  const brought = (items: Item[]) =>
    asStored(
      items.filter(
        (item) => isOf(tenant)(item) && ["returns", "missing"].includes(backOf(item) ?? ""),
      ),
    );
  expect(brought(after)).toEqual(brought(before));
  const beside = (items: Item[]) => asStored(items.filter((item) => backOf(item) === "beside"));
  expect(beside(after)).toEqual(beside(before));
  expect(
    bucket.objects
      .list()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(files.sort());
  expect(await seen(tenant, caseId, "canario")).toEqual(shown);
  // What is of others, or of nobody, is as it was: but for the court files that lost a link and got it again.
  const others = (items: Item[]) =>
    asStored(
      items.filter(
        (item) =>
          !isOf(tenant)(item) &&
          !["causa", "causaLink", "causaCounts"].includes(item.type) &&
          backOf(item) !== "beside",
      ),
    );
  expect(others(after)).toEqual(others(rest));
  // Nobody is told again of what was brought back.
  const task = after.find((item) => item.type === "task" && isOf(tenant)(item));
  expect(task && isRecovered(task)).toBe(true);
  expect(mailbox.inbox.list(tenant.email)).toEqual([]);

  const again = await Recoveries.plan(recovery(tenant, past));
  expect(again.steps).toEqual([]);
  expect((await recovered(tenant, past)).corrected).toBe(0);
});

it("leaves what is newer, and with exact puts it back, under a later version", async () => {
  const { tenant, caseId, world } = await practice("anterior");
  const past = await moment();
  const [contactId = ""] = world.own.contactId ?? [];
  await did(tenant, "PUT", `/api/contacts/${contactId}`, { name: "Otra" });
  const { folder } = await did(tenant, "POST", "/api/folders", { folderName: "Nueva" });
  const newCase = folder._id;
  const { folder: paid } = await did(tenant, "POST", "/api/folders", { folderName: "Con cuenta" });
  const paidCase = paid._id;
  const fee = { kind: "fee", amount: 1, currency: "ARS", date: "2026-11-20", description: "x" };
  await did(tenant, "POST", `/api/folders/${paidCase}/account/entries`, fee);
  await did(tenant, "POST", `/api/folders/${caseId}/account/entries`, fee);
  await did(tenant, "PUT", `/api/folders/${caseId}`, { access: "reserved" });
  const contact = async () => (await did(tenant, "GET", `/api/contacts/${contactId}`)).contact;
  const newer = await contact();

  expect((await recovered(tenant, past)).written).toBe(0);
  expect(await contact()).toEqual(newer);

  const done = await recovered(tenant, past, true);
  expect(done.left).toEqual([]);
  expect(await contact()).toMatchObject({ name: "Ana 0 anterior" });
  expect((await contact()).version).toBeGreaterThan(newer.version);
  expect((await tenant.call("GET", `/api/folders/${newCase}`)).status).toBe(404);
  // In whose account something was booked since, a case stays; and so does what was booked.
  expect((await tenant.call("GET", `/api/folders/${paidCase}`)).status).toBe(200);
  const account = await did(tenant, "GET", `/api/folders/${caseId}/account`);
  expect(JSON.stringify(account)).toContain('"amount":1,');
  const { folder: opened } = await did(tenant, "GET", `/api/folders/${caseId}`);
  expect(opened).toMatchObject({ access: "practice" });
  const reserved = (await wholeTable()).find(
    (item) => item.type === "reserved" && isOf(tenant)(item),
  );
  expect(reserved).toMatchObject({ cases: {} });
});

it("takes no number, invoice or contract back, however exact", async () => {
  const { tenant } = await practice("numerado");
  await withIssuer(tenant);
  const issue = async (id: string) =>
    (await did(tenant, "POST", `/api/invoice/${id}/issue`, {})).invoice;
  const [first, second, third] = [
    await newDraft(tenant, "Uno"),
    await newDraft(tenant, "Dos"),
    await newDraft(tenant, "Tres"),
  ];
  const before = await issue(first);
  const past = await moment();
  const since = await issue(second);
  const those = async () =>
    asStored((await wholeTable()).filter((item) => isOf(tenant)(item) && STAY.includes(item.type)));
  const issued = await those();
  await recovered(tenant, past, true);
  expect(await those()).toEqual(issued);
  const { invoice } = await did(tenant, "POST", "/api/invoice/single", { id: second });
  expect(invoice).toMatchObject({ status: since.status, number: since.number });
  const next = await issue(third);
  expect([before.number, since.number, next.number]).toEqual(
    [0, 1, 2].map((more) => before.number + more),
  );
});

/** What a recovery never takes back, of money and of access. */
const STAY = [
  ...["invoice", "invoiceNumbers", "invoicePlace", "invoiceFigures", "taxNumber", "taxWaiting"],
  ...["subscription", "session", "member", "user", "planMember"],
];

it("refuses a practice that was not there, and one whose account is gone", async () => {
  const tenant = await newTenant();
  const past = await moment();
  const nobody = { ...tenant, userId: "usr_nobody" };
  await expect(Recoveries.plan(recovery(nobody, past))).rejects.toThrow(/no practice/);
  const account = (await wholeTable()).find((item) => item.type === "user" && isOf(tenant)(item));
  if (!account) throw new Error("no account");
  await commit(removeAny(account));
  await expect(Recoveries.plan(recovery(tenant, past))).rejects.toThrow(/account .* is gone/);
  await commit(put(account));
});
