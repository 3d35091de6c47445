import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { expect, it } from "vitest";
import { isScarce, resourcesInWords, usedInWords, usedOf } from "./plan-room";

const on = (folders: number, limit = 5): Subscription => ({
  ...{ plan: "free", displayName: "Gratuito", status: "active", features: [] },
  ...{ currentPeriodEnd: null, cancelAtPeriodEnd: false, grace: null, pendingChange: null },
  limits: { folders: limit, calculators: 3, contacts: 1000, storage: 1, members: 1 },
  usage: { folders, calculators: 0, contacts: 20, storage: 0, members: 1 },
});

it("is scarce from four fifths of anything on, files too", () => {
  expect([isScarce(on(3)), isScarce(on(4))]).toEqual([false, true]);
  const full = { ...on(0), usage: { ...on(0).usage, storage: 1 } };
  expect(isScarce(full)).toBe(true);
});

it("says how much is used, and when there is no room", () => {
  expect(usedOf(on(4), "folders")).toEqual({ value: 4, max: 5, full: false });
  expect(usedOf(on(5), "folders")?.full).toBe(true);
  // A plan that got smaller may hold less than is used.
  expect(usedOf(on(7), "folders")?.full).toBe(true);
  expect(usedOf(on(0, 0), "folders")).toBeUndefined();
  expect(usedOf(null, "folders")).toBeUndefined();
  expect(usedInWords("folders", { value: 5, max: 5 })).toBe("5 de 5 causas");
  expect(resourcesInWords(on(5))).toBe("5 de 5 causas, 20 de 1.000 contactos y 0 de 3 cálculos");
});
