import { describe, expect, it } from "vitest";
import { changesOf } from "./change.rules";
import { frame, frames } from "./frame.rules";

const NOW = Date.UTC(2026, 2, 10, 11);

describe("frames", () => {
  it("carry their type, what they say, and when it was said", () => {
    expect(JSON.parse(frame("message", { a: 1 }, NOW))).toEqual({
      type: "message",
      payload: { a: 1 },
      timestamp: "2026-03-10T11:00:00.000Z",
    });
  });

  it.each([0, 1, 40, 400])("of %i alerts carry them all, in order, each under 32 kB", (count) => {
    const list = Array.from({ length: count }, (_, n) => ({ n, text: "ñ".repeat(400) }));
    const texts = frames("pending_alerts", list, NOW);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(32 * 1024);
    expect(texts.flatMap((text) => JSON.parse(text).payload)).toEqual(list);
    expect(texts.length).toBe(Math.max(1, Math.ceil((count * 830) / 30_000)));
  });
});

describe("what a batch of changes says", () => {
  it("goes to each practice once a topic, and to nobody else", () => {
    const changes = changesOf([
      { type: "task", userId: "ana", _id: "t1" },
      { type: "task", userId: "ana", _id: "t1" },
      { type: "task", userId: "ana", _id: "t2" },
      { type: "movement", userId: "ana", _id: "m1" },
      { type: "contact", userId: "eva", _id: "c1" },
    ]);
    expect(Object.fromEntries(changes)).toEqual({
      ana: [
        { topic: "tasks", ids: ["t1", "t2"] },
        { topic: "movements", ids: ["m1"] },
      ],
      eva: [{ topic: "contacts", ids: ["c1"] }],
    });
  });

  it.each([
    ["a session", { type: "session", userId: "ana", _id: "s" }],
    ["what is nobody's", { type: "task", _id: "t" }],
    ["a letter", { type: "mail", _id: "m" }],
  ])("leaves out %s", (_, item) => {
    expect(changesOf([item]).size).toBe(0);
  });
});
