import { contractWith } from "@foja/harness/contracts";
import { expect, it } from "vitest";
import {
  checkedRanges,
  contractOf,
  customerKeysOf,
  dueRanges,
  idOfCustomer,
  toEvent,
  toItem,
} from "./subscription.item";

const KEPT = { version: 3, kind: "active" as const, due: null };

it("keeps an event of Stripe for 35 days", () => {
  expect(toEvent("evt_1", 1_700_000_000_001).ttl).toBe(1_703_024_001);
});

it("lists a customer by when Stripe was last read, and by when a change is due", () => {
  const checkedAt = "2026-12-15T12:00:00.000Z";
  const due = "2026-12-25T00:00:00.000Z";
  expect(toItem(contractWith({ checkedAt }), { ...KEPT, due })).toMatchObject({
    ...{ gsi1sk: `${checkedAt}#u1`, gsi2sk: `${due}#u1`, version: 3, kind: "active" },
  });
  expect(toItem(contractWith(), KEPT).gsi1sk).toBe("0#u1");
  const nobody = toItem(contractWith({ customerId: null }), KEPT);
  expect(nobody).not.toHaveProperty("gsi1pk");
  expect(nobody).not.toHaveProperty("gsi2pk");
});

it("is looked at first who waited longest", () => {
  const ranges = [...checkedRanges("2026-12-15"), ...dueRanges("2026-12-15")];
  expect(ranges).toHaveLength(8);
  expect(ranges.filter(({ newestFirst }) => newestFirst)).toEqual([]);
});

it("is read as it was stored", () => {
  const contract = contractWith({ told: ["a"] });
  const item = { ...toItem(contract, { ...KEPT, due: "2026" }), writeId: "w" };
  expect(contractOf(item)).toEqual(contract);
});

it("takes its customer's item along", () => {
  const [key] = customerKeysOf(toItem(contractWith(), KEPT));
  expect(key && idOfCustomer(key)).toBe("cus_1");
  expect(customerKeysOf(toItem(contractWith({ customerId: null }), KEPT))).toEqual([]);
});
