import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schedule } from "@foja/functions/triggers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Handler } from "../lambda";
import { type Schedules, type SchedulesOptions, startSchedules } from "./schedules";

const JOB: Schedule = {
  name: "things-purge",
  rate: "cron(0 6 * * ? *)",
  handler: "things-purge.handler",
  timeoutSeconds: 0.05,
};

let path = "";
let started: Schedules[] = [];

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), "foja-test-")), "jobs.json");
});

afterEach(() => {
  for (const each of started) each.stop();
  started = [];
});

function start(handler: Handler, more: Partial<SchedulesOptions> = {}): Schedules {
  const schedules = startSchedules({ triggers: [JOB], load: async () => handler, path, ...more });
  started.push(schedules);
  return schedules;
}

describe("jobs", () => {
  it("are listed with their schedule, never run at first", () => {
    expect(start(() => {}).list()).toEqual([
      { name: "things-purge", schedule: "cron(0 6 * * ? *)", lastRun: null, last: null },
    ]);
  });

  it("run with what they were given and answer when they have ended", async () => {
    const { run, list } = start(async (event: unknown) => ({ given: event }));
    const done = await run("things-purge", { now: "2026-12-01T00:00:00Z", full: true });
    expect(done).toMatchObject({
      name: "things-purge",
      ok: true,
      result: { given: { now: "2026-12-01T00:00:00Z", full: true } },
    });
    expect(list()[0]).toMatchObject({ lastRun: done?.startedAt, last: { ok: true } });
  });

  it("say why they failed", async () => {
    const { run } = start(() => {
      throw new Error("there was nothing");
    });
    expect(await run("things-purge", {})).toMatchObject({ ok: false, error: "there was nothing" });
  });

  it("fail when they take longer than they may, or cannot be loaded", async () => {
    const { run } = start(() => new Promise(() => {}));
    expect(await run("things-purge", {})).toMatchObject({
      ok: false,
      error: "Task timed out after 0.05 seconds",
    });
    const gone = start(() => {}, { load: () => Promise.reject(new Error("no existe")) });
    expect(await gone.run("things-purge", {})).toMatchObject({ ok: false, error: "no existe" });
  });

  it("are unknown by another name", async () => {
    expect(await start(() => {}).run("otra", {})).toBeUndefined();
  });

  it("remember their last run over a restart", async () => {
    const done = await start(() => 3).run("things-purge", {});
    expect(start(() => {}).list()[0]).toMatchObject({
      lastRun: done?.startedAt,
      last: { result: 3 },
    });
  });
});
