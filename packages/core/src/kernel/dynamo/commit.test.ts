import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commit } from "./commit";
import type { Item } from "./item";
import { get, getMany, query } from "./read";
import { change, insert, put, remove, removeAny, replace } from "./write";

const item = (fields: object = {}): Item & Record<string, unknown> => ({
  pk: `T#${randomUUID()}`,
  sk: "A",
  type: "test",
  version: 1,
  ...fields,
});

const lost = new Error("lost");
const count = (at: Item, by: number, most: number) =>
  change(
    {
      key: at,
      set: "SET #n = #n + :by",
      onlyIf: "#n < :most",
      names: { "#n": "n" },
      values: { ":by": by, ":most": most },
    },
    () => lost,
  );

describe("a single write", () => {
  it("inserts what is not there, and else returns the item that is there", async () => {
    const first = item({ who: "first" });
    await commit(insert(first));
    let standing: Item | undefined;
    const second = insert({ ...first, who: "second" }, (found) => {
      standing = found;
      return lost;
    });
    await expect(commit(second)).rejects.toBe(lost);
    expect(standing).toMatchObject({ who: "first" });
    expect(await get(first)).toMatchObject({ who: "first" });
  });

  it("sent twice because its answer was lost is still one write", async () => {
    const write = insert(item());
    await commit(write);
    await expect(commit(write)).resolves.toBeUndefined();
  });

  it("replaces only the version that was read", async () => {
    const first = item();
    await commit(insert(first));
    await commit(replace({ ...first, who: "second" }, first));
    expect(await get(first)).toMatchObject({ who: "second", version: 2 });
    await expect(commit(replace(first, first))).rejects.toMatchObject({ code: "version.stale" });
    await expect(commit(remove(first))).rejects.toMatchObject({ code: "version.stale" });
    await commit(remove({ ...first, version: 2 }));
    await commit(remove({ ...first, version: 2 }));
    expect(await get(first)).toBeUndefined();
  });
});

describe("writes together", () => {
  it("happen all or none", async () => {
    const [one, other] = [item(), item({ n: 5 })];
    await commit(put(other));
    await expect(commit(insert(one), count(other, 1, 5))).rejects.toBe(lost);
    expect(await getMany([one, other])).toEqual([undefined, expect.objectContaining({ n: 5 })]);
    await commit(insert(one), count(other, 1, 6));
    expect(await getMany([other, one])).toMatchObject([{ n: 6 }, { pk: one.pk }]);
  });

  it("count exactly, however many count at once", async () => {
    const counter = item({ n: 0 });
    await commit(put(counter));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => commit(insert(item()), count(counter, 1, 20))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await get(counter)).toMatchObject({ n: 20 });
  });

  it("delete whatever stands, also nothing", async () => {
    const [one, none] = [item(), item()];
    await commit(put(one));
    await commit(removeAny(one), removeAny(none));
    expect(await get(one)).toBeUndefined();
  });
});

describe("reading a range", () => {
  it("goes through it a page at a time, either way, and no further", async () => {
    const pk = `T#${randomUUID()}`;
    for (const sk of ["A#1", "A#2", "A#3", "B#1"]) await commit(put(item({ pk, sk })));
    const range = { pk, sk: { startingWith: "A#" }, limit: 2 };
    const first = await query(range);
    expect(first.items.map(({ sk }) => sk)).toEqual(["A#3", "A#2"]);
    const second = await query({ ...range, after: first.last });
    expect(second.items.map(({ sk }) => sk)).toEqual(["A#1"]);
    const oldest = await query({ ...range, newestFirst: false, attributes: ["sk"] });
    expect(oldest.items).toEqual([{ sk: "A#1" }, { sk: "A#2" }]);
    const upTo = await query({ ...range, sk: { upTo: "A#2" }, limit: 9 });
    expect(upTo.items.map(({ sk }) => sk)).toEqual(["A#2", "A#1"]);
  });
});
