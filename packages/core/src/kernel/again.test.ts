import { expect, it, vi } from "vitest";
import { again } from "./again";

const passing = new Error("passes");
const failing = (times: number, error: Error) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw error;
    return "done";
  });
};
const passes = (error: unknown) => error === passing;

it("does the work again until it succeeds", async () => {
  const work = failing(2, passing);
  expect(await again(work, passes, { tries: 3, stepMs: 1 })).toBe("done");
  expect(work).toHaveBeenCalledTimes(3);
});

it("gives up after its tries, with the last error", async () => {
  const work = failing(9, passing);
  await expect(again(work, passes, { tries: 3, stepMs: 1 })).rejects.toBe(passing);
  expect(work).toHaveBeenCalledTimes(3);
});

it("does not insist on an error that stays", async () => {
  const work = failing(1, new Error("stays"));
  await expect(again(work, passes)).rejects.toThrow("stays");
  expect(work).toHaveBeenCalledTimes(1);
});
