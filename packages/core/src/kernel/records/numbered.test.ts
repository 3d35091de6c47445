import { describe, expect, it } from "vitest";
import { numbered } from "./numbered";

async function* sequence(length: number, read: number[] = []) {
  for (let n = 1; n <= length; n += 1) {
    read.push(n);
    yield n;
  }
}

const even = (n: number) => n % 2 === 0;

describe("a numbered page", () => {
  it("counts before, on and after it where the total is not known", async () => {
    const page = await numbered(sequence(25), { page: 2, limit: 10, counts: even });
    expect(page.items).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(page).toMatchObject({ countedBefore: 5, countedHere: 5, countedInAll: 12 });
    expect(page.pagination).toEqual({
      page: 2,
      limit: 10,
      total: 25,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
  });

  it("reads no further than its end where the total is known", async () => {
    const read: number[] = [];
    const { items, pagination } = await numbered(sequence(10_000, read), {
      page: 2,
      limit: 5,
      total: 10_000,
    });
    expect(items).toEqual([6, 7, 8, 9, 10]);
    expect(read).toHaveLength(10);
    expect(pagination).toMatchObject({ total: 10_000, hasNext: true });
  });

  it.each([
    [3, 20, []],
    [1, 0, []],
  ])("%i of %i is empty, and says so", async (page, length, items) => {
    const found = await numbered(sequence(length), { page, limit: 10 });
    expect(found.items).toEqual(items);
    expect(found.pagination).toMatchObject({ total: length, hasNext: false });
  });
});
