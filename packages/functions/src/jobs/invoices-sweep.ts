import { Invoices } from "@foja/core/money/invoices";
import { Issuers } from "@foja/core/money/issuers";
import { Tax } from "@foja/core/money/tax";
import { job } from "./job";

/**
 * Handles what time changes in invoicing: debts that fell due or grew older, expiring certificates,
 * and lanes for which ARCA has to be asked again. Throws if one failed, so that it runs again.
 */
export const handler = job("invoices-sweep", async () => {
  const [{ due, overdue, failed }, ending, lanes] = await Promise.all([
    Invoices.sweep(),
    Issuers.notifyEnding(),
    Tax.stirDue(),
  ]);
  if (failed > 0) throw new Error(`${failed} of ${due} invoices failed`);
  return { due, overdue, ending, lanes };
});
