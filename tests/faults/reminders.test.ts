import { Alerts } from "@foja/core/telling/alerts";
import { handler as sweep } from "@foja/functions/jobs/deadlines-sweep";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  alertsBySource,
  DATES,
  deliver,
  drawFrom,
  FULL,
  halfDays,
  MADE,
  type Source,
  SPAN_DAYS,
  shuffled,
  sow,
} from "./reminders";
import { openStage, type Stage } from "./stage";

const ZONES = ["Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata", "UTC"];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.stop());

const owed = (sources: Source[]) => sources.reduce((sum, { owes }) => sum + owes, 0);

async function expectEachOnce(sources: Source[]): Promise<void> {
  const found = await alertsBySource(sources);
  const counts = sources.map(({ id }) => found.get(id)?.length ?? 0);
  expect(counts).toEqual(sources.map(({ owes }) => owes));
  const ids = [...found.values()].flat().map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(owed(sources));
}

/** Sweeps like two machines at once, each of which may die; then like one that lives. */
async function sweepTwice(now: string): Promise<void> {
  await Promise.allSettled([sweep({ now }), sweep({ now })]);
}

describe("of many dates", () => {
  it(`every alert of ${DATES} is raised once: delivered 1 to 10 times, shuffled, swept twice at once, through faults and on a machine whose zone changes`, {
    timeout: FULL ? 3_600_000 : 600_000,
  }, async () => {
    await stage.freshTable();
    const draw = drawFrom(20_261_121);
    const zone = process.env.TZ;
    const sources = await sow(DATES, draw);
    const repeated = sources.flatMap((source) => Array<Source>(1 + draw(10)).fill(source));
    const faults = ["drop-after", "drop-before", "conflict", "error"] as const;
    stage.proxy.inject(...faults.map((fault) => ({ fault, probability: 0.002 })));
    await deliver(shuffled(repeated, draw), MADE);
    try {
      for (const [n, now] of halfDays(MADE, SPAN_DAYS + 2).entries()) {
        process.env.TZ = ZONES[n % ZONES.length];
        await sweepTwice(now);
        // Late and old records of the stream, in between.
        const late = Array.from({ length: 3 }, () => sources[draw(sources.length)] as Source);
        await deliver(late, now);
      }
    } finally {
      process.env.TZ = zone ?? "UTC";
    }
    stage.proxy.inject();
    await sweep({ now: "2031-04-10T12:00:00.000Z" });
    await expectEachOnce(sources);
    console.info(`${owed(sources)} alerts of ${DATES} dates, each once.`);
  });
});

describe("killed after any of its trips to the table", () => {
  /** Dies at the n-th request: from there on none is answered. */
  const dyingAt = (n: number) =>
    Array.from({ length: 40 }, (_, i) => ({ fault: "drop-before" as const, nth: n + i }));

  it("a sweep begun again raises what was left, and nothing twice", async () => {
    for (const n of FULL ? Array.from({ length: 60 }, (_, i) => i + 1) : [9, 11, 13, 15]) {
      await stage.freshTable();
      const sources = await sow(4, drawFrom(n));
      await deliver(sources, MADE);
      const now = "2031-04-10T12:00:00.000Z";
      stage.proxy.inject(...dyingAt(n));
      await sweep({ now }).catch(() => undefined);
      stage.proxy.inject();
      await sweep({ now });
      const found = [...(await alertsBySource(sources)).values()];
      expect(
        found.map((alerts) => alerts.length),
        `killed at ${n}`,
      ).toEqual([1, 1, 1, 1]);
    }
  });
});

describe("somebody who was away", () => {
  it("gets all of it on return, however often they ask, until they say they have it", async () => {
    await stage.freshTable();
    const sources = await sow(20, drawFrom(3));
    await deliver(sources, MADE);
    await sweep({ now: "2031-04-10T12:00:00.000Z" });
    const owners = new Set(sources.map(({ tenant }) => tenant.userId));
    for (const owner of owners) {
      const first = await Alerts.pending(owner);
      expect(await Alerts.pending(owner)).toEqual(first);
      await Alerts.acknowledge(
        owner,
        owner,
        first.map(({ _id }) => _id),
      );
      expect(await Alerts.pending(owner)).toEqual([]);
    }
  });
});
