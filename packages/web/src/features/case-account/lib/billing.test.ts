import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { expect, it } from "vitest";
import { amountOf, billable, billedTogether, paidText } from "./billing";

const entry = (given: Partial<Entry>) =>
  ({
    ...{ _id: "led_1", kind: "fee", unit: "ARS", units: 100.1 },
    ...{ reverses: null, reversedBy: null, billedBy: null, invoiceId: null },
    ...given,
  }) as Entry;

it("offers fees and expenses that are on no invoice and were not taken back", () => {
  const entries = [
    entry({ _id: "a" }),
    entry({ _id: "b", kind: "expense" }),
    entry({ _id: "c", kind: "payment" }),
    entry({ _id: "d", reverses: "a" }),
    entry({ _id: "e", reversedBy: "d" }),
    entry({ _id: "f", billedBy: "inv_1" }),
    entry({ _id: "g", kind: "expense", invoiceId: "inv_1" }),
  ];
  expect(billable(entries).map(({ _id }) => _id)).toEqual(["a", "b"]);
});

it("proposes what is owed in one unit, and adds it up", () => {
  const entries = [
    entry({ _id: "b", unit: "UMA", units: 2 }),
    entry({ _id: "a" }),
    entry({ _id: "c", units: 0.2 }),
    entry({ _id: "d", unit: "JUS", units: 1 }),
  ];
  expect(billedTogether(entries)).toEqual(["a", "c"]);
  expect(billedTogether(entries.slice(0, 1))).toEqual(["b"]);
  expect(amountOf(entries.filter(({ unit }) => unit === "ARS"))).toBe("$ 100,30");
  expect(amountOf(entries.filter(({ unit }) => unit === "UMA"))).toBe("2 UMA");
});

it("says that a part was paid before, where the account owes less than what is billed", () => {
  const entries = [entry({ units: 1500 }), entry({ _id: "led_2", units: 25 })];
  const owed = { ARS: 1025, UMA: 0, JUS: 0 };
  expect(paidText(entries, owed)).toBe(
    "En la cuenta se deben $ 1.025,00: al emitirla se descuenta lo que ya se pagó.",
  );
  expect(paidText(entries, { ...owed, ARS: 1525 })).toBeUndefined();
  expect(paidText(entries, { ...owed, ARS: -3 })).toContain("se deben $ 0,00");
  expect(paidText([], owed)).toBeUndefined();
});
