import { contractWith, invoiceOf } from "@foja/harness/contracts";
import { describe, expect, it } from "vitest";
import { isSameOrder, owedOf, withAccepted } from "./checkout.rules";

describe("the terms that were accepted", () => {
  const [FIRST, LATER] = ["2026-12-01", "2026-12-02"];
  const terms = (version: string) => ({ refund: version });

  it("are noted with their versions, again for another plan or another text, and once", () => {
    const one = withAccepted(contractWith(), "standard", terms("1"), FIRST);
    expect(one.accepted).toEqual([{ planId: "standard", at: FIRST, versions: { refund: "1" } }]);
    expect(withAccepted(one, "standard", terms("1"), LATER)).toBe(one);
    expect(withAccepted(one, "premium", terms("1"), LATER).accepted).toHaveLength(2);
    expect(withAccepted(one, "standard", terms("2"), LATER).accepted).toHaveLength(2);
  });

  it("are the last twenty", () => {
    let contract = contractWith();
    for (let n = 1; n <= 21; n += 1)
      contract = withAccepted(contract, "standard", terms(`${n}`), FIRST);
    expect(contract.accepted).toHaveLength(20);
    expect(contract.accepted[0]?.versions).toEqual({ refund: "2" });
  });
});

it.each([
  [{}, true],
  [{ priceId: "price_2" }, false],
  [{ successUrl: "c" }, false],
  [{ cancelUrl: "c" }, false],
])("an order that differs in %j is the same: %s", (other, is) => {
  const order = { priceId: "price_1", successUrl: "a", cancelUrl: "b" };
  expect(isSameOrder(order, { ...order, ...other })).toBe(is);
});

it("answers what is owed first", () => {
  const [one, other] = [invoiceOf({ amount: 12, currency: "ARS" }), invoiceOf()];
  expect(owedOf([one, other])).toEqual({
    ...{ amount: 12, currency: "ARS", url: "https://stripe.test/in_1" },
  });
  expect(owedOf([])).toEqual({ amount: 0, currency: "USD", url: null });
});
