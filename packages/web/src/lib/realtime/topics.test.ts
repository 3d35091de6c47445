import { TOPICS, type Topic } from "@foja/core/telling/realtime/server-frame.rules";
import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notingDeletions } from "../api/deletions";
import { notingWrites } from "../api/writing";
import { queryClient } from "../query-client";
import { knowRecords } from "../records/known";
import { hasExpired } from "./realtime";
import { rereadUnheard } from "./reread";
import { Refresher } from "./topics";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const KEYS = [
  ["tasks", "list"],
  ["activities", "fol_1"],
  ["contacts", "list"],
];

/** A change of records that are not named. */
const all = (topic: Topic) => ({ topic, ids: [] });

/** A cache whose queries are on screen, and how often each was read. */
async function screen(cache: QueryClient, keys: string[][]) {
  const reads = new Map<string, number>();
  for (const queryKey of keys) {
    const name = queryKey.join("/");
    const queryFn = () => {
      reads.set(name, (reads.get(name) ?? 0) + 1);
      return name;
    };
    new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {});
  }
  await vi.advanceTimersByTimeAsync(0);
  return reads;
}

it("reads once what a bunch of changes touches, and nothing else", async () => {
  const cache = new QueryClient();
  const reads = await screen(cache, KEYS);
  const refresher = new Refresher(cache);
  for (const topic of ["tasks", "tasks", "movements"] as const) refresher.changed(all(topic));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...reads.values()]).toEqual([2, 2, 1]);
  for (const topic of TOPICS) refresher.changed(all(topic));
  refresher.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect([...reads.values()]).toEqual([2, 2, 1]);
});

it("reads again what was read some time before the page heard of changes", async () => {
  const cache = new QueryClient();
  const early = await screen(cache, [["tasks", "list"]]);
  await vi.advanceTimersByTimeAsync(1500);
  const late = await screen(cache, [["contacts", "list"]]);
  rereadUnheard(cache);
  await vi.advanceTimersByTimeAsync(0);
  expect([early.get("tasks/list"), late.get("contacts/list")]).toEqual([2, 1]);
});

it("waits while something is being written from here", async () => {
  const cache = new QueryClient();
  const reads = await screen(cache, KEYS);
  let answer = () => {};
  const pending = new Promise<void>((settle) => {
    answer = settle;
  });
  void new MutationObserver(cache, { mutationFn: () => pending }).mutate();
  new Refresher(cache).changed(all("contacts"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads.get("contacts/list")).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads.get("contacts/list")).toBe(2);
});

it("waits for a call that may change something, too", async () => {
  const cache = new QueryClient();
  const reads = await screen(cache, KEYS);
  let answer = () => {};
  const call = notingWrites(
    () =>
      new Promise((settle) => {
        answer = () => settle(new Response("{}"));
      }),
  )("/api/tasks", { method: "POST" });
  new Refresher(cache).changed(all("tasks"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads.get("tasks/list")).toBe(1);
  answer();
  await call;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads.get("tasks/list")).toBe(2);
});

it("does not ask for a record that was deleted from here", async () => {
  const id = "tas_01J00000000000000000000000";
  const reads = await screen(queryClient, [
    ["tasks", "list"],
    ["tasks", "one", id],
  ]);
  await notingDeletions(async () => new Response("{}"))(`/api/tasks/${id}`, { method: "DELETE" });
  new Refresher(queryClient).changed(all("tasks"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...reads.values()]).toEqual([2, 1]);
});

it("reads a few records of a whole list alone, and the list for many or for those without names", async () => {
  const cache = new QueryClient();
  const reads = await screen(cache, [
    ["tasks", "list", "usr_1", "active"],
    ["tasks", "list", "usr_1", "active", "fol_1"],
  ]);
  const takeIn = vi.fn(async () => true).mockResolvedValueOnce(false);
  knowRecords("tasks", { takeIn });
  const refresher = new Refresher(cache);
  refresher.changed({ topic: "tasks", ids: ["tas_1"] });
  refresher.changed({ topic: "tasks", ids: ["tas_2", "tas_1"], gone: ["tas_2"] });
  await vi.advanceTimersByTimeAsync(1000);
  // Again, since the first was interrupted.
  const became = new Map(Object.entries({ tas_1: "changed", tas_2: "gone" }));
  expect(takeIn.mock.calls).toEqual([
    [cache, became],
    [cache, became],
  ]);
  expect([...reads.values()]).toEqual([1, 3]);
  const many = Array.from({ length: 11 }, (_, n) => `tas_${n}`);
  for (const ids of [[], many]) {
    refresher.changed({ topic: "tasks", ids });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([...reads.values()]).toEqual([3, 5]);
  expect(takeIn).toHaveBeenCalledTimes(2);
  takeIn.mockRejectedValueOnce(new Error("its code did not arrive"));
  refresher.changed({ topic: "tasks", ids: ["tas_1"] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads.get("tasks/list/usr_1/active")).toBe(4);
});

it.each([
  ["has passed", { exp: 1 }, true],
  ["has not", { exp: 99_999_999_999 }, false],
  ["is not said", {}, false],
])("knows of a token whether its time %s", (_, claims, expired) => {
  expect(hasExpired(`a.${btoa(JSON.stringify(claims))}.c`)).toBe(expired);
  expect(hasExpired(null)).toBe(false);
  expect(hasExpired("a.b.c")).toBe(false);
});
