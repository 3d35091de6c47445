import { describe, expect, it } from "vitest";
import { changeIn, readServerFrame } from "./server-frame.rules";

describe("readServerFrame", () => {
  it("reads the type, and leaves the payload as it came", () => {
    const frame = { type: "new_alert", payload: { _id: "a" }, timestamp: "2026-11-22" };
    expect(readServerFrame(frame)).toEqual({ type: "new_alert", payload: { _id: "a" } });
    expect(readServerFrame({ type: "authenticated" })).toEqual({
      type: "authenticated",
      payload: undefined,
    });
  });

  it.each([undefined, null, "new_alert", 4, [], {}, { type: "toString" }, { payload: {} }])(
    "takes %j for no frame",
    (data) => {
      expect(readServerFrame(data)).toBeUndefined();
    },
  );
});

describe("changeIn", () => {
  it("names the topic of a change", () => {
    expect(changeIn({ topic: "tasks", ids: ["tsk_1"] })).toEqual({
      topic: "tasks",
      ids: ["tsk_1"],
    });
    const some = { topic: "tasks", ids: ["tsk_1", "tsk_2"], gone: ["tsk_2"] };
    expect(changeIn({ ...some, other: 1 })).toEqual(some);
    expect(changeIn({ topic: "tasks", ids: [] })).toEqual({ topic: "tasks", ids: [] });
  });

  it.each([null, "tasks", { topic: "tasks" }, { topic: "otra", ids: [] }, { type: "pong" }])(
    "takes %j for another message",
    (payload) => {
      expect(changeIn(payload)).toBeUndefined();
    },
  );
});
