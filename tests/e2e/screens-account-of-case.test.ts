import { at } from "@foja/core/kernel/clock";
import { Ledger } from "@foja/core/money/ledger";
import type { CreateEntry } from "@foja/core/money/ledger/ledger.schema";
import { Folders } from "@foja/core/practice/folders";
import { saveSettlement } from "@foja/harness/settlement";
import type { Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
let ana: Tenant;
let folderId: string;
let emptyId: string;

type Booked = Partial<CreateEntry> & Pick<CreateEntry, "kind" | "amount" | "date">;

const book = (entry: Booked) =>
  Ledger.create(folderId, { currency: "ARS", description: null, ...entry });

/** An account with every kind of entry, currency and state. */
beforeAll(async () => {
  await withUnits();
  ana = await world.tenant({ plan: "premium" });
  await ana.as(async () => {
    emptyId = (await Folders.create({ folderName: "Ríos s/ sucesión ab intestato" }))._id;
    const folder = await Folders.create({
      folderName: "Ñáñez, María José c/ Transportes del Sur S.A. y otro s/ despido",
      customerName: "Ñáñez, María José",
      status: "enProceso",
    });
    folderId = folder._id;
    const { _id: calculatorId } = await saveSettlement(folderId);
    const fee = await book({ kind: "fee", amount: 12.5, currency: "UMA", date: "2026-06-10" });
    const terms = { count: 5, every: "month", currency: "UMA", firstDue: "2026-09-10" } as const;
    await at("2026-07-01T12:00:00Z", () =>
      Ledger.createPlan(folderId, { ...terms, feeId: fee._id }),
    );
    await book({
      kind: "expense",
      amount: 48_300.5,
      date: "2026-06-12",
      description: "Tasa de justicia",
    });
    await book({ kind: "payment", amount: 521_100, pays: "UMA", date: "2026-09-08" });
    await book({
      ...{ kind: "advance", amount: 1500, currency: "USD", rate: 1450.5, date: "2026-10-02" },
      description: "Depósito de la demandada por acuerdo parcial, para la clienta",
    });
    await book({ kind: "transfer", amount: 48_300.5, pays: "ARS", date: "2026-10-05" });
    const wrong = await book({ kind: "delivery", amount: 99_000, date: "2026-10-06" });
    await Ledger.reverse(folderId, wrong._id, "Importe equivocado");
    await Ledger.createQuota(folderId, { calculatorId, percent: 25, date: "2026-11-02" });
  });
});

const FULL = {
  path: () => `/apps/folders/details/${folderId}?ver=cuenta`,
  shows: "Depósito de la demandada",
};
const EMPTY = {
  path: () => `/apps/folders/details/${emptyId}?ver=cuenta`,
  shows: "Cargá los honorarios",
};

type Own = Omit<Screen, "path"> & { path: () => string };

const SCREENS: Own[] = [
  { name: "case-account", ...FULL },
  { name: "case-account-empty", ...EMPTY },
  { name: "case-account-entry", ...FULL, prepare: press("Nuevo asiento") },
  { name: "case-account-plan", ...FULL, prepare: press("Plan de cuotas") },
  { name: "case-account-bill", ...FULL, prepare: press("Facturar") },
  { name: "case-account-reverse", ...FULL, prepare: press(/^Anular: /) },
  {
    name: "case-account-quota",
    ...FULL,
    prepare: async (page) => {
      await press("Cuota litis")(page);
      await page.getByLabel("Porcentaje").fill("25");
      await page.getByText("LCT, art. 277").last().waitFor();
    },
  },
];

describe("the account of a case", () => {
  it.each(SCREENS)("$name looks right and hides nothing from anybody", async (screen) => {
    await examineScreen(world, { ...screen, path: screen.path() }, ana);
  });
});
