import { drawnPart } from "@foja/harness/draw";
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import type { Answer } from "../harness/api";
import { type Bucket, startBucket } from "../harness/files";
import { SCENARIOS } from "./all-scenarios";
import type { Counts, Fault, Rule } from "./proxy";
import type { Scenario } from "./scenarios";
import { openStage, type Stage } from "./stage";

/** The share of its scenarios that a part tests in a slice. */
const SHARE = 1 / 4;

/** The client library retries by itself, and nothing was written before. */
const HARMLESS: Fault[] = ["throttle", "error", "drop-before", "delay"];
/** What was written may be written twice, or given up too soon. */
const TREACHEROUS: Fault[] = ["drop-after", "conflict"];

const LASTING: Fault[] = ["error", "drop-before"];

type Outcome = { answer: Answer; before: string[]; after: string[]; trips: Counts };

class Trial {
  private readonly calmRuns = new Map<string, Promise<Outcome>>();

  private constructor(
    private readonly stage: Stage,
    private readonly bucket: Bucket,
    private readonly calmRandom: MockInstance,
  ) {}

  static async open(): Promise<Trial> {
    const bucket = await startBucket();
    const stage = await openStage();
    // The client library draws its pauses between retries: 0 here, as nobody else uses the table.
    return new Trial(stage, bucket, vi.spyOn(Math, "random").mockReturnValue(0));
  }

  async close(): Promise<void> {
    this.calmRandom.mockRestore();
    await this.stage.stop();
    await this.bucket.stop();
  }

  /** Prepares without faults, calls with these rules, and returns the result. */
  async run({ prepare }: Scenario, ...rules: Rule[]): Promise<Outcome> {
    const { stage } = this;
    await stage.freshTable();
    const act = await prepare();
    const before = await stage.state();
    stage.proxy.reset();
    stage.proxy.inject(...rules);
    const answer = await act();
    stage.proxy.inject();
    const trips = stage.proxy.counts();
    const after = await stage.state();
    const { counted, there } = await stage.usage();
    expect(counted, "usage counts what is there").toBe(there);
    return { answer, before, after, trips };
  }

  /** The result without faults, with which every other run is compared. */
  calm(scenario: Scenario): Promise<Outcome> {
    const known = this.calmRuns.get(scenario.name) ?? this.run(scenario);
    this.calmRuns.set(scenario.name, known);
    return known;
  }
}

/** Makes a fourth of the calls, or what the slice takes of it, under every fault at every trip. */
export function tryTrips(part: number): void {
  let trial: Trial;
  beforeAll(async () => {
    trial = await Trial.open();
  });
  afterAll(() => trial.close());

  describe.each(drawnPart(SCENARIOS, part, SHARE))("$name", (scenario) => {
    it("succeeds when nothing goes wrong", async () => {
      const { answer, trips } = await trial.calm(scenario);
      expect(answer.body).toMatchObject({ success: true });
      expect(trips.roundTrips).toBeGreaterThan(0);
    });

    it.each(HARMLESS)("comes out the same when every trip first meets: %s", async (fault) => {
      const { answer, after } = await trial.calm(scenario);
      const shaken = await trial.run(scenario, { fault, fresh: fault !== "delay" });
      expect(shaken.answer.status).toBe(answer.status);
      expect(shaken.after).toEqual(after);
    });

    it.each(TREACHEROUS)(
      "comes out the same when any one of its trips meets: %s",
      async (fault) => {
        const { answer, after, trips } = await trial.calm(scenario);
        const most = trips.roundTrips;
        for (let nth = 1; nth <= most; nth += 1) {
          const shaken = await trial.run(scenario, { fault, nth });
          expect(shaken.answer.status, `${fault} at trip ${nth} of ${most}`).toBe(answer.status);
          expect(shaken.after, `${fault} at trip ${nth} of ${most}`).toEqual(after);
        }
      },
    );

    it("is refused while the database is away, changes nothing and says nothing of why", async () => {
      for (const fault of LASTING) {
        const { answer, before, after } = await trial.run(scenario, { fault });
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(after).toEqual(before);
        const text = JSON.stringify(answer.body);
        expect(text).not.toMatch(/\bat \S+:\d+|node_modules|Dynamo|ECONNRESET|InternalServerError/);
        expect(answer.body).toMatchObject({ success: false, requestId: expect.any(String) });
      }
    });
  });
}
