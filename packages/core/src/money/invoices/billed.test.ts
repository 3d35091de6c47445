import { withIssuer } from "@foja/harness/arca";
import { rounds } from "@foja/harness/draw";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { now } from "../../kernel/clock";
import { AppError } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { Ledger } from "../ledger";
import { Invoices } from "./index";
import type { Invoice } from "./invoice.schema";
import { toCents } from "./totals.rules";

let ana: Tenant;
beforeAll(async () => {
  await withUnits();
  ana = await newTenant({ plan: "premium" });
  await withIssuer(ana);
});

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ pay: fc.integer({ min: 1, max: 60_000 }) }) },
    { weight: 2, arbitrary: fc.record({ reverse: fc.nat({ max: 8 }) }) },
  ),
  { minLength: 1, maxLength: 12 },
);
type Step = { pay: number } | { reverse: number };

/** Does a step; one refused for exceeding the debt, or as already reversed, changes nothing. */
async function take({ _id, payments }: Invoice, step: Step): Promise<Invoice> {
  const date = dayOf(now());
  try {
    if ("pay" in step) {
      return await Invoices.pay(_id, { amount: step.pay / 100, date, method: "otro" });
    }
    // What was paid before is the account's: it is not taken back here.
    const own = payments.filter(({ fromAccount }) => !fromAccount);
    const target = own[step.reverse % Math.max(1, own.length)];
    return target
      ? await Invoices.reversePayment(_id, target._id, null)
      : await Invoices.single(_id);
  } catch (error) {
    const codes = ["invoice.overpaid", "invoice.state", "payment.not_found"];
    if (!(error instanceof AppError) || !codes.includes(error.code)) throw error;
    return Invoices.single(_id);
  }
}

it("pays as much in the account as of the invoice, whatever is paid and taken back", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat({ max: 120_000 }), (all, before) =>
      ana.as(async () => {
        const { _id: folderId } = await Folders.create({ folderName: "Causa" });
        const entry = { currency: "ARS", date: dayOf(now()), description: null } as const;
        const fee = await Ledger.create(folderId, { ...entry, kind: "fee", amount: 1000 });
        if (before > 0) {
          await Ledger.create(folderId, { ...entry, kind: "payment", amount: before / 100 });
        }
        const draft = await Invoices.fromAccount({ folderId, entryIds: [fee._id] });
        let invoice = await Invoices.issue(draft._id);
        for (const step of all) {
          invoice = await take(invoice, step);
          const { units } = await Ledger.standing(folderId);
          expect(Math.max(0, toCents(units.ARS))).toBe(toCents(invoice.owed));
        }
      }),
    ),
    { numRuns: rounds(12) },
  );
});
