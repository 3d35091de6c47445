import type { PlanId } from "../plans/plan.schema";
import type { Checkout, Contract, Owed } from "./contract.rules";

/** The most acceptances of terms that a contract keeps. */
const MOST_ACCEPTED = 20;

/** Notes which terms were accepted for a plan; the same ones are noted once. */
export function withAccepted(
  before: Contract,
  planId: PlanId,
  versions: Record<string, string>,
  at: string,
): Contract {
  const last = before.accepted.at(-1);
  const isNoted =
    last?.planId === planId && JSON.stringify(last.versions) === JSON.stringify(versions);
  if (isNoted) return before;
  const accepted = [...before.accepted, { planId, at, versions }].slice(-MOST_ACCEPTED);
  return { ...before, accepted };
}

type Order = Pick<Checkout, "priceId" | "successUrl" | "cancelUrl">;

/** Whether an open checkout is of what is asked for now, and returns to the same pages. */
export const isSameOrder = (open: Order, asked: Order): boolean =>
  open.priceId === asked.priceId &&
  open.successUrl === asked.successUrl &&
  open.cancelUrl === asked.cancelUrl;

/** The first unpaid invoice, as a refusal answers it. */
export const owedOf = ([first]: readonly Owed[]) => ({
  amount: first?.amount ?? 0,
  currency: first?.currency ?? "USD",
  url: first?.url ?? null,
});
