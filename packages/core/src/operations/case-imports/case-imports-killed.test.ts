import { killAt, kills } from "@foja/harness/kills";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it, vi } from "vitest";
import { Plans } from "../../billing/plans";
import { asSystem } from "../../kernel/actor";
import { at, now } from "../../kernel/clock";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { CaseImports } from ".";
import { caseRow } from "./case-import.schema";

vi.mock("../../kernel/dynamo/library", async (original) => {
  const { mortalLibrary } = await import("@foja/harness/kills");
  return mortalLibrary(await original<typeof import("../../kernel/dynamo/library")>());
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

/** Runs the work of an import until it ends, dying at each of its writes in turn. */
async function insisting(ana: Tenant, id: string, end: string): Promise<number> {
  for (let round = 0; round < 400; round += 1) {
    const instant = new Date(now() + round * AFTER_LEASE_MS).toISOString();
    killAt(1 + (round % 4));
    await at(instant, () => asSystem("test", () => CaseImports.carry(ana.userId, id))).catch(
      () => undefined,
    );
    killAt();
    if ((await ana.as(() => CaseImports.get(id))).status === end) return round;
  }
  throw new Error("the import never ended");
}

const held = async (ana: Tenant) =>
  ana.as(async () => ({
    folders: (await Folders.list({ limit: 500 })).folders,
    contacts: (await Contacts.list({ limit: 500 })).contacts,
    usage: (await Plans.subscriptionOf(ana.userId)).usage,
  }));

it("writes and undoes each case and contact once, at whichever write a run dies", async () => {
  const ana = await newTenant({ plan: "premium" });
  const id = await ana.as(async () => {
    const { _id } = await CaseImports.open({ total: ROWS });
    await CaseImports.putRows(_id, { from: 0, rows });
    await CaseImports.start(_id);
    return _id;
  });
  await insisting(ana, id, "done");
  expect(kills()).toBeGreaterThan(4);

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
  await insisting(ana, id, "undone");
  expect(kills() - before).toBeGreaterThan(20);
  const left = await held(ana);
  expect([left.folders, left.contacts]).toEqual([[], []]);
  expect(left.usage).toMatchObject({ folders: 0, contacts: 0 });
  expect((await ana.as(() => CaseImports.get(id))).kept).toEqual([]);
});
