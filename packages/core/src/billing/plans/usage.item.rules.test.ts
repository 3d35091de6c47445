import { expect, it } from "vitest";
import { PLANS } from "./plan.rules";
import { effective, fromItem, NOTHING_PAID, toItem } from "./usage.item";

const USED = { folders: 1, calculators: 2, contacts: 3, storage: 4, members: 2 };
const usage = {
  ...{ terms: PLANS.standard, used: USED, granted: { folders: 60 }, standing: NOTHING_PAID },
  next: { ...PLANS.free, at: "2030-06-01T00:00:00.000Z" },
};

it("is read as it was stored, with what was agreed in each plan's limits", () => {
  const read = fromItem(toItem("usr_1", usage, 1));
  expect(read).toMatchObject({ used: USED, granted: { folders: 60 }, standing: NOTHING_PAID });
  expect([read.terms.limits.folders, read.next?.limits.folders]).toEqual([60, 60]);
  expect(read.terms.limits.contacts).toBe(100);
});

it("of an older practice has its founder alone, the shipped limit of people, and nothing agreed", () => {
  const { limits, plan, ...rest } = toItem("usr_1", { ...usage, next: null }, 1);
  const { members: _, ...counted } = limits;
  const { members: __, terms: ___, granted: ____, standing: _____, ...older } = rest;
  const read = fromItem({ ...older, plan, limits: counted } as never);
  expect(read).toMatchObject({ granted: {}, next: null, standing: NOTHING_PAID });
  expect([read.used.members, read.terms.limits.members]).toEqual([1, 3]);
});

it("has the features that ship today where nobody edited its plan, and those that were chosen else", () => {
  const on = (version: number) => {
    const terms = { ...PLANS.free, features: ["digest" as const], version };
    return fromItem(toItem("usr_1", { ...usage, terms, next: { ...terms, at: "2030" } }, 1));
  };
  const [shipped, edited] = [on(0), on(1)];
  expect(shipped.terms.features).toContain("documents");
  expect(shipped.terms.features).not.toContain("team");
  expect(shipped.next?.features).toEqual(shipped.terms.features);
  expect([edited.terms.features, edited.next?.features]).toEqual([["digest"], ["digest"]]);
});

it("is the next plan's from its instant on", () => {
  const at = (iso: string) => effective(usage, iso).planId;
  expect(at("2030-05-31T23:59:59.999Z")).toBe("standard");
  expect(at("2030-06-01T00:00:00.000Z")).toBe("free");
  expect(effective({ ...usage, next: null }, "2031-01-01T00:00:00.000Z").planId).toBe("standard");
});
