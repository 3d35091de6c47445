import { describe, expect, it } from "vitest";
import { kindOf, latestOf } from "./choice";

const read = (queryKey: unknown[], dataUpdatedAt: number, data: unknown = []) =>
  ({
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { dataUpdatedAt, data },
  }) as unknown as Parameters<typeof latestOf>[0][number];

describe("kindOf", () => {
  it.each([
    [["folders", "list", "usr_1", "active"], "lists"],
    [["folders", "latest", "usr_1"], "lists"],
    [["folders", "one", "fol_1"], "cases"],
    [["activities", "fol_1", "pages", {}], "cases"],
    [["activities", "fol_1", "overview"], "cases"],
    [["activities", "agenda", "usr_1", "2026-11-22"], "agendas"],
    [["events", "list", "usr_1"], "events"],
    [["tasks", "list", "usr_1", "active"], "tasks"],
    [["contacts", "list", "usr_1", "active", "fol_1"], "contacts"],
    [["members", "list"], "people"],
  ])("keeps %j with the %s", (key, kind) => {
    expect(kindOf(key)).toBe(kind);
  });

  it.each([
    [["alerts", "usr_1", "all"]],
    [["contacts", "list", "usr_1", "active"]],
    [["contacts", "one", "con_1"]],
    [["sessions"]],
    [["calendar-feed"]],
    [["members", "invitations"]],
    [["folders", "toString"]],
    [["events", "one", "evt_1"]],
  ])("leaves %j", (key) => {
    expect(kindOf(key)).toBeUndefined();
  });
});

describe("latestOf", () => {
  it("takes the latest of each kind, and of one read twice the newer", () => {
    const lists = [1, 2, 3, 4, 5].map((n) => read(["folders", "list", n], n));
    const kept = latestOf([...lists, read(["folders", "list", 5], 9), read(["alerts"], 10)]);
    expect(kept.map(({ state }) => state.dataUpdatedAt)).toEqual([9, 4, 3, 2]);
  });

  it("takes of a long list its first page only", () => {
    const data = { pages: [["a"], ["b"]], pageParams: [null, "b"] };
    const [kept] = latestOf([read(["folders", "list"], 1, data)]);
    expect(kept?.state.data).toEqual({ pages: [["a"]], pageParams: [null] });
  });
});
