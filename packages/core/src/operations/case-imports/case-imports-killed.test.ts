import { startCourt } from "@foja/harness/court";
import { killAt, kills } from "@foja/harness/kills";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it, vi } from "vitest";
import { Plans } from "../../billing/plans";
import { Causas } from "../../courts/causas";
import { Novedades } from "../../courts/novedades";
import { asSystem } from "../../kernel/actor";
import { at, now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { Alerts } from "../../telling/alerts";
import { CaseImports } from ".";
import { caseRow } from "./case-import.schema";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

const ROWS = 100;
const AFTER_LEASE_MS = 2 * 60_000;

/** A hundred cases of ten clients, every fourth also against one and the same company. */
const rows = Array.from({ length: ROWS }, (_, n) =>
  caseRow.parse({
    folderName: `Causa ${n}`,
    folderExpediente: `${n + 1}/2024`,
    contacts: [
      { role: "cliente", type: "humana", name: `Cliente ${n % 10}` },
      ...(n % 4 === 0
        ? [{ role: "contraparte", type: "juridica", company: "EDESUR S.A.", cuit: "30655116512" }]
        : []),
    ],
  }),
);

type Standing = Awaited<ReturnType<typeof CaseImports.get>>;

/** Runs work on an import until it is done, dying at each of its writes in turn. */
async function insisting(
  ana: Tenant,
  id: string,
  isDone: (standing: Standing) => boolean,
  work: () => Promise<unknown> = () => CaseImports.carry(ana.userId, id),
): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    const instant = new Date(now() + round * AFTER_LEASE_MS).toISOString();
    killAt(1 + (round % 6));
    await at(instant, () => asSystem("test", work)).catch(() => undefined);
    killAt();
    if (isDone(await ana.as(() => CaseImports.get(id)))) return;
  }
  throw new Error("the import never ended");
}

const started = (ana: Tenant, given: typeof rows) =>
  ana.as(async () => {
    const { _id } = await CaseImports.open({ total: given.length });
    await CaseImports.putRows(_id, { from: 0, rows: given });
    await CaseImports.start(_id);
    return _id;
  });

const held = async (ana: Tenant) =>
  ana.as(async () => ({
    folders: (await Folders.list({ limit: 500 })).folders,
    contacts: (await Contacts.list({ limit: 500 })).contacts,
    usage: (await Plans.subscriptionOf(ana.userId)).usage,
  }));

it("writes and undoes each case and contact once, at whichever write a run dies", async () => {
  const ana = await newTenant({ plan: "premium" });
  const id = await started(ana, rows);
  await insisting(ana, id, ({ status }) => status === "done");
  expect(kills()).toBeGreaterThan(3);

  const there = await held(ana);
  expect(await ana.as(() => CaseImports.get(id))).toMatchObject({
    ...{ saved: ROWS, leftOut: 0, contacts: 11 },
  });
  expect(there.folders.map(({ folderName }) => folderName)).toEqual(
    rows.map(({ folderName }) => folderName),
  );
  expect(there.usage).toMatchObject({ folders: ROWS, contacts: 11 });
  const casesOf = there.contacts.map(({ name, folderIds }) => [name, folderIds?.length]);
  expect(casesOf.sort()).toEqual(
    [["EDESUR S.A.", 25], ...Array.from({ length: 10 }, (_, n) => [`Cliente ${n}`, 10])].sort(),
  );
  const [first] = there.folders;
  const inFirst = await ana.as(() => Contacts.list({ limit: 9, folderId: first?._id }));
  expect(inFirst.contacts).toHaveLength(2);

  await ana.as(() => CaseImports.undo(id));
  const before = kills();
  await insisting(ana, id, ({ status }) => status === "undone");
  expect(kills() - before).toBeGreaterThan(20);
  const left = await held(ana);
  expect([left.folders, left.contacts]).toEqual([[], []]);
  expect(left.usage).toMatchObject({ folders: 0, contacts: 0 });
  expect((await ana.as(() => CaseImports.get(id))).kept).toEqual([]);
});

it("looks up, links and reads each case once, and raises one alert, at whichever write a run dies", async () => {
  const court = await startCourt();
  const ana = await newTenant({ plan: "premium" });
  const numbers = [1, 2, 3, 4].map((n) => `CIV ${n + 800_000}/2024`);
  for (const number of numbers) {
    for (const days of [-200, -10, -5]) {
      const date = addDays(dayOf(now()), days);
      await court.publish("pjn", number, { date, title: `Proveído ${days}`, text: "" });
    }
  }
  const given = numbers.map((number) =>
    caseRow.parse({ folderName: `Causa ${number}`, court: { system: "pjn", number } }),
  );
  const id = await started(ana, given);
  await asSystem("test", () => CaseImports.carry(ana.userId, id));
  await insisting(
    ana,
    id,
    ({ status }) => status === "done",
    () => CaseImports.look(ana.userId, id),
  );
  const { lookups } = await ana.as(() => CaseImports.get(id));
  expect([lookups.wanted, lookups.done, lookups.differ]).toEqual([4, 4, 4]);

  await ana.as(() => CaseImports.wantLinks(id, { rows: [1, 2, 3, 4] }));
  await insisting(ana, id, ({ links }) => links.done === links.wanted);
  expect((await ana.as(() => CaseImports.get(id))).links).toEqual({ wanted: 4, done: 4 });

  const { folders } = await held(ana);
  for (let round = 0; round < 40; round += 1) {
    const work = async () => {
      for (const { _id } of folders) await Causas.verifyLinked(ana.userId, _id);
      await CaseImports.carry(ana.userId, id);
    };
    killAt(1 + (round % 25));
    const instant = new Date(now() + round * AFTER_LEASE_MS).toISOString();
    await at(instant, () => asSystem("test", work)).catch(() => undefined);
    killAt();
  }
  const summary = await ana.as(() => CaseImports.summary(id));
  expect(summary).toMatchObject({ linked: 4, movements: 12, novedadesTotal: 8 });
  const { novedades } = await ana.as(() => Novedades.list({ state: "open", limit: 100 }));
  expect(novedades).toHaveLength(8);
  for (const { _id } of folders) {
    expect(await ana.as(() => Folders.tallyOf(_id))).toMatchObject({ movement: 3 });
  }
  const { alerts } = await ana.as(() => Alerts.list({ limit: 100 }));
  expect(alerts.map(({ primaryText }) => primaryText)).toEqual([
    "Entraron 4 causas: 8 novedades de los últimos 30 días",
  ]);
  await court.stop();
});
