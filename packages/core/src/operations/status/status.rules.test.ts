import { describe, expect, it } from "vitest";
import { jobState, lateAfter, mailState, streamState } from "./status.rules";

it.each([
  ["rate(1 minute)", 3],
  ["rate(5 minutes)", 15],
  ["cron(0/5 * * * ? *)", 15],
  ["rate(12 hours)", 36 * 60],
  ["cron(0 11 * * ? *)", 25 * 60],
  ["cron(0 7 ? * SUN *)", 169 * 60],
])("a job of %s is late after %i minutes", (rate, minutes) => {
  expect(lateAfter(rate)).toBe(minutes);
});

describe("a job", () => {
  const now = Date.parse("2026-11-22T12:00:00.000Z");
  const ran = (minutesAgo: number, ok = true) => ({
    at: new Date(now - minutesAgo * 60_000).toISOString(),
    ok,
  });
  it.each([
    ["never ran", undefined, "unknown", false],
    ["ran just now", ran(1), "good", false],
    ["failed", ran(1, false), "bad", false],
    ["ran to the limit", ran(15), "good", false],
    ["ran past it", ran(16), "bad", true],
  ])("that %s", (_, last, state, late) => {
    expect(jobState(last, "rate(5 minutes)", now)).toEqual({ state, late });
  });
});

it.each([
  ["good", null, "good"],
  ["good", 300, "good"],
  ["good", 301, "bad"],
  ["bad", 1, "bad"],
  ["unknown", null, "unknown"],
])("a reader that is %s and reads what is %s s old is %s", (state, age, answer) => {
  expect(streamState(state, age)).toBe(answer);
});

describe("mail", () => {
  const figures = { sentLast24h: 10, most24h: 100, bounceRate: 0.01, complaintRate: 0 };
  it.each([
    ["goes on", {}, "good"],
    ["has no limit", { sentLast24h: 1e6, most24h: null }, "good"],
    ["was never sent", { bounceRate: null, complaintRate: null }, "good"],
    ["nears its quota", { sentLast24h: 90 }, "bad"],
    ["comes back", { bounceRate: 0.05 }, "bad"],
    ["people complain of", { complaintRate: 0.001 }, "bad"],
  ])("that %s", (_, some, state) => {
    expect(mailState({ ...figures, ...some })).toBe(state);
  });
});
