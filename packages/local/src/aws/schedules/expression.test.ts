import { Cron } from "croner";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CRON_OPTIONS, cronOf, rateOf, toTimer } from "./expression";

afterEach(() => {
  vi.useRealTimers();
});

describe("rateOf", () => {
  it.each([
    ["rate(1 minute)", 60_000],
    ["rate(5 minutes)", 300_000],
    ["rate(1 hour)", 3_600_000],
    ["rate(2 days)", 172_800_000],
    ["rate(5 parsecs)", undefined],
    ["cron(0 6 * * ? *)", undefined],
  ])("%s is %s ms", (expression, expected) => {
    expect(rateOf(expression)).toBe(expected);
  });
});

describe("cronOf", () => {
  const next = (expression: string) =>
    new Cron(cronOf(expression), CRON_OPTIONS)
      .nextRun(new Date("2026-11-20T14:00:00Z"))
      ?.toISOString();

  // 20 November 2026 is a Friday.
  it.each([
    ["cron(0 6 * * ? *)", "2026-11-21T06:00:00.000Z"],
    ["cron(15 14 * * ? *)", "2026-11-20T14:15:00.000Z"],
    ["cron(0/10 * * * ? *)", "2026-11-20T14:10:00.000Z"],
    ["cron(0 12 ? * MON-FRI *)", "2026-11-23T12:00:00.000Z"],
    ["cron(0 12 ? * 2-6 *)", "2026-11-23T12:00:00.000Z"],
    ["cron(0 12 ? * 1 *)", "2026-11-22T12:00:00.000Z"],
    ["cron(0 12 ? * 7 *)", "2026-11-21T12:00:00.000Z"],
    ["cron(0 8 1 * ? *)", "2026-12-01T08:00:00.000Z"],
    ["cron(0 8 L * ? *)", "2026-11-30T08:00:00.000Z"],
    ["cron(0 8 1 1 ? 2028)", "2028-01-01T08:00:00.000Z"],
  ])("%s comes next at %s", (expression, expected) => {
    expect(next(expression)).toBe(expected);
  });

  it.each(["cron(0 6 * *)", "now and then", "rate(0)"])("refuses %s", (expression) => {
    expect(() => cronOf(expression)).toThrow("not a schedule");
  });
});

describe("toTimer", () => {
  it("calls at every interval until stopped", () => {
    vi.useFakeTimers();
    const work = vi.fn();
    const timer = toTimer("rate(5 minutes)", work);
    vi.advanceTimersByTime(16 * 60_000);
    timer.stop();
    vi.advanceTimersByTime(60 * 60_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("calls at the hour that the clock says, in UTC", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T05:59:30Z") });
    const work = vi.fn();
    const timer = toTimer("cron(0 6 * * ? *)", work);
    vi.advanceTimersByTime(20_000);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20_000);
    expect(work).toHaveBeenCalledTimes(1);
    timer.stop();
  });
});
