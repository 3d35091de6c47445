import * as z from "zod";
import { CURRENCIES, STATUSES } from "../issuers/words.rules";
import { AGES } from "./invoice.rules";

const currency = z.enum(CURRENCIES);
const counts = Object.fromEntries(STATUSES.map((status) => [status, z.number().int()])) as Record<
  (typeof STATUSES)[number],
  z.ZodNumber
>;

/** A practice's invoices in figures: the number in each state, what is owed, and month by month. */
export const figures = z.object({
  counts: z.object(counts),
  owed: z.array(
    z.object({
      currency,
      total: z.number(),
      ages: z.array(z.object({ age: z.enum(AGES), amount: z.number() })),
    }),
  ),
  months: z.array(
    z.object({
      month: z.string(),
      amounts: z.array(
        z.object({ currency, issued: z.number(), voided: z.number(), collected: z.number() }),
      ),
    }),
  ),
});

export type Figures = z.output<typeof figures>;
