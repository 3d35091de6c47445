import { describe, expect, it } from "vitest";
import { followedOf, type Linked } from "./followed.rules";

const linked = (
  _id: string,
  causaAssociationStatus: Linked["causaAssociationStatus"],
  day = 1,
) => ({
  ...{ _id, causaAssociationStatus },
  updatedAt: `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`,
});

const ALL = [
  linked("old", "verified", 2),
  linked("new", "verified", 9),
  linked("asked", "pending", 20),
  linked("unconfirmed", "found", 25),
  linked("reserved", "reserved", 5),
];

const followed = (most: number, ...chosen: string[]) => [...followedOf(ALL, new Set(chosen), most)];

describe("what a plan follows", () => {
  it.each([
    [0, []],
    [1, ["new"]],
    [2, ["new", "reserved"]],
    [3, ["new", "reserved", "old"]],
    [4, ["new", "reserved", "old", "asked"]],
    [5, ["new", "reserved", "old", "asked", "unconfirmed"]],
    [50, ["new", "reserved", "old", "asked", "unconfirmed"]],
  ])("are, with room for %i, the last used that a person confirmed", (most, wanted) => {
    expect(followed(most)).toEqual(wanted);
  });

  it("are first those that were chosen, unless nobody confirmed them", () => {
    expect(followed(2, "old", "asked")).toEqual(["asked", "old"]);
    expect(followed(3, "old", "gone")).toEqual(["old", "new", "reserved"]);
    expect(followed(1, "unconfirmed")).toEqual(["new"]);
  });
});
