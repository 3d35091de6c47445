import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { Idempotency } from "../../kernel/idempotency";
import { factsOf, type Kept, NOT_AUTHORISED } from "./invoice.rules";
import type { NewInvoice } from "./invoice.schema";

/** A new draft, not stored yet. */
export function blank(given: NewInvoice): Kept {
  return {
    ...factsOf(given),
    _id: Idempotency.mint("invoice"),
    userId: useOwner(),
    document: "invoice",
    status: "draft",
    letter: "X",
    number: null,
    series: "internal",
    issuer: null,
    voids: null,
    voidedBy: null,
    voidReason: null,
    ...untouched(),
  };
}

/** The initial state of a voucher: not paid, not sent, not authorised. */
export const untouched = () => ({
  payments: [],
  billed: null,
  authorisation: NOT_AUTHORISED,
  age: "current" as const,
  intent: null,
  askedAt: null,
  sentAt: null,
  sentTo: null,
  nonce: null,
  history: [],
  createdAt: nowIso(),
  updatedAt: nowIso(),
  version: 1,
});
