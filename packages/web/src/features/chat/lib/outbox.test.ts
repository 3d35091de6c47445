import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Outbox, type Outgoing } from "./outbox";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-24T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

const one = (key: string, more: Partial<Outgoing> = {}): Outgoing => ({
  ...{ key, to: "usr_1", text: key, folderId: null, mentions: [] },
  at: "2026-11-24T12:00:00Z",
  ...more,
});

/** A server that may fail before or after writing, and a device that stores. */
function setup(kept: Outgoing[] = []) {
  const said: string[] = [];
  const device = { list: kept };
  let answers: ("ok" | "lost" | "unheard" | "refused")[] = [];
  const open = () =>
    new Outbox({
      load: () => device.list,
      save: (list) => {
        device.list = list;
      },
      send: async ({ key }) => {
        const how = answers.shift() ?? "ok";
        if (how === "unheard") throw new Error("offline");
        if (how === "refused") throw new TypeError("422");
        if (!said.includes(key)) said.push(key);
        if (how === "lost") throw new Error("offline");
        return { key } as Chat;
      },
      refusalOf: (error) => (error instanceof TypeError ? "No se puede." : undefined),
      onSent: () => {},
      now: Date.now,
    });
  return { said, device, open, answer: (next: typeof answers) => (answers = next) };
}

const waiting = (outbox: Outbox) => outbox.waiting.get().list.map(({ key }) => key);

it("sends in order, and goes on after what was not heard or not answered", async () => {
  const { said, open, answer } = setup();
  const outbox = open();
  answer(["unheard", "unheard", "lost"]);
  for (const key of ["a", "b", "c"]) outbox.add(one(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting(outbox)).toEqual(["a", "b", "c"]);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 5000);
  expect([said, waiting(outbox)]).toEqual([["a", "b", "c"], []]);
});

it("keeps what waits on the device, for a page that is opened later", async () => {
  const { said, device, open, answer } = setup();
  answer(["lost"]);
  const first = open();
  first.add(one("a"));
  await vi.advanceTimersByTimeAsync(0);
  first.stop();
  const later = open();
  expect(waiting(later)).toEqual(["a"]);
  await later.flush();
  expect([said, device.list]).toEqual([["a"], []]);
});

it("leaves a refused one to its writer, and sends those after it", async () => {
  const { said, open, answer } = setup();
  answer(["refused"]);
  const outbox = open();
  outbox.add(one("a"));
  outbox.add(one("b"));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.waiting.get().list).toMatchObject([{ key: "a", refused: "No se puede." }]);
  outbox.retry("a");
  await vi.advanceTimersByTimeAsync(0);
  expect([said, waiting(outbox)]).toEqual([["b", "a"], []]);
});

it("does not send by itself what waited for more than a month", async () => {
  const { said, open } = setup([one("a", { at: "2026-10-20T12:00:00Z" })]);
  const outbox = open();
  await outbox.flush();
  expect(said).toEqual([]);
  expect(outbox.waiting.get().list[0]?.refused).toContain("un mes");
  outbox.drop("a");
  expect(waiting(outbox)).toEqual([]);
});
