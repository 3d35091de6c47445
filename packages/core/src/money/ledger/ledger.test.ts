import { rounds } from "@foja/harness/draw";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Exact, exact } from "../../kernel/money.rules";
import { Folders } from "../../practice/folders";
import { Ledger } from "./index";
import { LEDGER_KINDS, type LedgerKind, SIGNS } from "./ledger.rules";
import type { Entry } from "./ledger.schema";

let ana: Tenant;
beforeAll(async () => {
  await withUnits();
  ana = await newTenant({ plan: "premium" });
});

type Step =
  | { what: "book"; kind: LedgerKind; amount: number; unit: "ARS" | "USD" | "UMA" }
  | { what: "reverse"; nth: number };

const cents = fc.integer({ min: 1, max: 500_000 }).map((n) => n / 100);

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("book" as const),
      kind: fc.constantFrom(...LEDGER_KINDS),
      amount: cents,
      unit: fc.constantFrom("ARS" as const, "ARS" as const, "USD" as const, "UMA" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("reverse" as const), nth: fc.nat({ max: 30 }) }),
  },
);

const REFUSED = ["ledger.short", "ledger.reversed", "request.invalid"];

/** Does a step and returns its entry; undefined where it was refused as allowed. */
async function take(folderId: string, step: Step, written: Entry[]): Promise<Entry | undefined> {
  try {
    if (step.what === "reverse") {
      const target = written[step.nth % Math.max(1, written.length)];
      return target && (await Ledger.reverse(folderId, target._id, null));
    }
    const { kind, amount, unit } = step;
    const takesUma = kind === "fee" || kind === "payment" || kind === "transfer";
    const currency = unit === "UMA" && !takesUma ? "ARS" : unit;
    const rate = currency === "USD" ? 1450.55 : null;
    const rest = { date: "2026-11-02", description: null, rate };
    return await Ledger.create(folderId, { kind, amount, currency, ...rest });
  } catch (error) {
    if (error instanceof AppError && REFUSED.includes(error.code)) return undefined;
    throw error;
  }
}

/** The balances recomputed from entries, not from the stored counters. */
function recount(entries: readonly Entry[]) {
  const sum = (of: (entry: Entry) => Exact) =>
    entries.reduce((total, entry) => total.plus(of(entry)), exact(0)).toNumber();
  const owed = (unit: Entry["unit"]) =>
    sum((one) => exact(one.unit === unit ? one.units : 0).times(SIGNS[one.kind].practice));
  return {
    client: sum(({ kind, pesos }) => exact(pesos).times(SIGNS[kind].client)),
    units: { ARS: owed("ARS"), UMA: owed("UMA"), JUS: owed("JUS") },
  };
}

const openCase = async () => (await Folders.create({ folderName: "Pérez c/ Gómez" }))._id;

describe("any sequence of entries and reversals", () => {
  it("leaves balances that are the sum of the entries at every step, the client's never negative", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 18 }), (all) =>
        ana.as(async () => {
          const folderId = await openCase();
          const written: Entry[] = [];
          for (const step of all) {
            const before = await Ledger.standing(folderId);
            const made = await take(folderId, step, written);
            if (made) written.push(made);
            const { balance, units } = await Ledger.standing(folderId);
            expect({ client: balance.client, units }).toEqual(recount(written));
            expect(balance.client).toBeGreaterThanOrEqual(0);
            if (!made) expect(balance).toEqual(before.balance);
          }
          const read = await Ledger.entriesOf(folderId);
          expect(read.map(({ _id }) => _id).sort()).toEqual(written.map(({ _id }) => _id).sort());
        }),
      ),
      { numRuns: rounds(25, 4) },
    );
  });

  it("comes out the same in any order, also all at once, where there is money for all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cents, { minLength: 2, maxLength: 10 }), (amounts) =>
        ana.as(async () => {
          const book = (folderId: string, kind: LedgerKind, amount: number) =>
            take(folderId, { what: "book", kind, amount, unit: "ARS" }, []);
          const [one, other] = [await openCase(), await openCase()];
          for (const folderId of [one, other]) await book(folderId, "advance", 100_000);
          for (const amount of amounts) await book(one, "transfer", amount);
          await Promise.all([...amounts].reverse().map((each) => book(other, "transfer", each)));
          expect(await Ledger.standing(other)).toEqual(await Ledger.standing(one));
        }),
      ),
      { numRuns: rounds(10) },
    );
  });

  it("brings back the balance before, whatever is reversed and in whatever order", async () => {
    await ana.as(async () => {
      const folderId = await openCase();
      await take(folderId, { what: "book", kind: "advance", amount: 9000, unit: "USD" }, []);
      const before = await Ledger.standing(folderId);
      const kinds = LEDGER_KINDS.flatMap((kind) => ["ARS", "UMA"].map((unit) => ({ kind, unit })));
      const made: Entry[] = [];
      for (const [i, { kind, unit }] of kinds.entries()) {
        const step = { what: "book", kind, amount: 7.77 + i, unit } as Step;
        const entry = await take(folderId, step, made);
        if (entry) made.push(entry);
      }
      expect(made).toHaveLength(kinds.length);
      for (const { _id } of made.toReversed()) await Ledger.reverse(folderId, _id, null);
      expect(await Ledger.standing(folderId)).toEqual(before);
    });
  });
});

describe("an entry that an invoice is about to bill", () => {
  const FEE = { kind: "fee", amount: 100, currency: "ARS", date: "2026-11-02" } as const;
  const billed = { code: "ledger.billed" };

  it("is not billed once it was reversed meanwhile, nor reversed once it was billed", async () => {
    await ana.as(async () => {
      const folderId = await openCase();
      const made = await Ledger.create(folderId, { ...FEE, description: null });
      const { writes } = await Ledger.planBilling(folderId, [made._id], "inv_1");
      await Ledger.reverse(folderId, made._id, null);
      await expect(commit(...writes)).rejects.toMatchObject(billed);
      expect((await Ledger.entriesOf(folderId)).map(({ billedBy }) => billedBy)).toEqual([
        null,
        null,
      ]);

      const other = await Ledger.create(folderId, { ...FEE, description: null });
      const { writes: bill } = await Ledger.planBilling(folderId, [other._id], "inv_2");
      await commit(...bill);
      await expect(Ledger.reverse(folderId, other._id, null)).rejects.toMatchObject(billed);
    });
  });
});

describe("several entries planned for one transaction", () => {
  it("are booked together, with one change of the balance", async () => {
    await ana.as(async () => {
      const folderId = await openCase();
      const entry = { currency: "ARS", date: "2026-11-02", description: null } as const;
      const { shown, writes } = await Ledger.planEntries(folderId, [
        { ...entry, kind: "fee", amount: 100, invoiceId: "inv_1" },
        { ...entry, kind: "expense", amount: 50.5, invoiceId: "inv_1" },
      ]);
      expect((await Ledger.entriesOf(folderId)).length).toBe(0);
      await commit(...writes);
      expect((await Ledger.standing(folderId)).balance.practice).toBe(150.5);
      const ids = (await Ledger.entriesOf(folderId)).map(({ _id }) => _id);
      expect(ids.sort()).toEqual(shown.map(({ _id }) => _id).sort());
    });
  });
});
