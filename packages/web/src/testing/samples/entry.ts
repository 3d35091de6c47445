import type { Entry, Plan, Standing } from "@foja/core/money/ledger/ledger.schema";

/** A fee that was agreed in a case, in its account. */
export const entry = (given: Partial<Entry> = {}): Entry => ({
  _id: "ent_1",
  folderId: "fol_1",
  kind: "fee",
  amount: 1000,
  currency: "ARS",
  rate: null,
  pesos: 1000,
  unit: "ARS",
  units: 1000,
  value: null,
  date: "2026-11-02",
  description: null,
  reverses: null,
  reason: null,
  reversedBy: null,
  billedBy: null,
  invoiceId: null,
  source: null,
  settles: [],
  createdAt: "2026-11-02T12:00:00.000Z",
  ...given,
});

/** What is owed after it. */
export const standing: Standing = {
  balance: { client: 0, practice: 1000 },
  units: { ARS: 1000, UMA: 0, JUS: 0 },
  values: { UMA: null, JUS: null },
};

/** The plan by which it is paid. */
export const plan: Plan = {
  _id: "pln_1",
  folderId: "fol_1",
  feeId: "ent_1",
  description: null,
  amount: 1000,
  currency: "ARS",
  every: "month",
  createdAt: "2026-11-02T12:00:00.000Z",
  state: "open",
  installments: [{ _id: "ins_1", n: 1, due: "2026-12-02", amount: 1000, paid: 0, state: "open" }],
};
