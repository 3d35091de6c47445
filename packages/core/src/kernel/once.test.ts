import { expect, it } from "vitest";
import { once, readingOnce } from "./once";

it("reads once within a batch, each name by itself, and again in the next", async () => {
  let reads = 0;
  const read = (name: string) => once(name, async () => ++reads);
  const batch = () => readingOnce(async () => [await read("a"), await read("a"), await read("b")]);
  expect(await batch()).toEqual([1, 1, 2]);
  expect(await batch()).toEqual([3, 3, 4]);
});

it("reads each time outside of one, and again what failed", async () => {
  let reads = 0;
  const read = () =>
    once("a", async () => {
      reads += 1;
      if (reads === 2) throw new Error("away");
      return reads;
    });
  expect([await read(), await read().catch(String), await read()]).toEqual([1, "Error: away", 3]);
  reads = 1;
  const answers = await readingOnce(async () => [
    await read().catch(String),
    await read(),
    await read(),
  ]);
  expect(answers).toEqual(["Error: away", 3, 3]);
});
