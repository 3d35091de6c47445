import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import { type Answer, call } from "../harness/api";
import { type Bucket, startBucket } from "../harness/files";
import { newTenant } from "../harness/tenant";
import { ALERT_SCENARIOS } from "./alerts";
import { BOOKING_SCENARIOS } from "./bookings";
import { CALCULATOR_SCENARIOS } from "./calculators";
import { CHAT_SCENARIOS } from "./chats";
import { CONTACT_SCENARIOS } from "./contacts";
import { COURT_SCENARIOS } from "./courts";
import { DEADLINE_SCENARIOS } from "./deadlines";
import { LEDGER_SCENARIOS } from "./ledger";
import { type Counts, FAULTS, type Fault, type Rule } from "./proxy";
import { RATE_SCENARIOS } from "./rates";
import { RECORD_SCENARIOS } from "./records";
import { AGENDA_SCENARIOS, FOLDER_SCENARIOS, IDENTITY_SCENARIOS, type Scenario } from "./scenarios";
import { openStage, type Stage } from "./stage";
import { TASK_SCENARIOS } from "./tasks";

/** The client library retries by itself, and nothing was written before. */
const HARMLESS: Fault[] = ["throttle", "error", "drop-before", "delay"];
/** What was written may be written twice, or given up too soon. */
const TREACHEROUS: Fault[] = ["drop-after", "conflict"];

const SCENARIOS = [
  ...FOLDER_SCENARIOS,
  ...RECORD_SCENARIOS,
  ...CONTACT_SCENARIOS,
  ...AGENDA_SCENARIOS,
  ...TASK_SCENARIOS,
  ...BOOKING_SCENARIOS,
  ...CALCULATOR_SCENARIOS,
  ...LEDGER_SCENARIOS,
  ...DEADLINE_SCENARIOS,
  ...COURT_SCENARIOS,
  ...RATE_SCENARIOS,
  ...ALERT_SCENARIOS,
  ...CHAT_SCENARIOS,
  ...IDENTITY_SCENARIOS,
];

let stage: Stage;
let bucket: Bucket;
let calmRandom: MockInstance | undefined;

beforeAll(async () => {
  bucket = await startBucket();
  stage = await openStage();
  // The client library draws its pauses between retries: 0 here, as nobody else uses the table.
  calmRandom = vi.spyOn(Math, "random").mockReturnValue(0);
});

afterAll(async () => {
  calmRandom?.mockRestore();
  await stage.stop();
  await bucket.stop();
});

type Outcome = { answer: Answer; before: string[]; after: string[]; trips: Counts };

/** Prepares without faults, calls with these rules, and returns the result. */
async function run({ prepare }: Scenario, ...rules: Rule[]): Promise<Outcome> {
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

const calmRuns = new Map<string, Promise<Outcome>>();

/** The result without faults, with which every other run is compared. */
function calm(scenario: Scenario): Promise<Outcome> {
  const known = calmRuns.get(scenario.name) ?? run(scenario);
  calmRuns.set(scenario.name, known);
  return known;
}

describe.each(SCENARIOS)("$name", (scenario) => {
  it("succeeds when nothing goes wrong", async () => {
    const { answer, trips } = await calm(scenario);
    expect(answer.body).toMatchObject({ success: true });
    expect(trips.roundTrips).toBeGreaterThan(0);
  });

  it.each(HARMLESS)("comes out the same when every trip first meets: %s", async (fault) => {
    const { answer, after } = await calm(scenario);
    const shaken = await run(scenario, { fault, fresh: fault !== "delay" });
    expect(shaken.answer.status).toBe(answer.status);
    expect(shaken.after).toEqual(after);
  });

  it.each(TREACHEROUS)("comes out the same when any one of its trips meets: %s", async (fault) => {
    const { answer, after, trips } = await calm(scenario);
    const most = trips.roundTrips;
    for (let nth = 1; nth <= most; nth += 1) {
      const shaken = await run(scenario, { fault, nth });
      expect(shaken.answer.status, `${fault} at trip ${nth} of ${most}`).toBe(answer.status);
      expect(shaken.after, `${fault} at trip ${nth} of ${most}`).toEqual(after);
    }
  });
});

const LASTING: Fault[] = ["error", "drop-before"];

describe("while the database is away", () => {
  it.each(SCENARIOS)(
    "$name is refused, changes nothing and says nothing of why",
    async (scenario) => {
      for (const fault of LASTING) {
        const { answer, before, after } = await run(scenario, { fault });
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(after).toEqual(before);
        const text = JSON.stringify(answer.body);
        expect(text).not.toMatch(/\bat \S+:\d+|node_modules|Dynamo|ECONNRESET|InternalServerError/);
        expect(answer.body).toMatchObject({ success: false, requestId: expect.any(String) });
      }
    },
  );
});

describe("a client that tries again under its Idempotency-Key", () => {
  it.each(["drop-after", "error", "drop-before", "throttle"] as const)(
    "opens one case, though every answer was lost to %s before",
    async (fault) => {
      await stage.freshTable();
      const tenant = await newTenant();
      const create = () =>
        tenant.call("POST", "/api/folders", {
          body: { folderName: "Una sola vez" },
          headers: { "idempotency-key": "la-misma" },
        });
      for (const operation of ["PutItem", "TransactWriteItems"]) {
        stage.proxy.inject({ fault, operation });
        expect((await create()).status).toBeGreaterThanOrEqual(400);
      }
      stage.proxy.inject();
      const last = await create();
      expect([201, 409]).toContain(last.status);
      const { counted, there } = await stage.usage();
      expect(counted).toBe(there);
      expect(there).toBeLessThanOrEqual(1);
      if (last.status === 201) expect(there).toBe(1);
    },
  );
});

describe("in a storm", () => {
  it("keeps every acknowledged case, and counts exactly those that are there", async () => {
    await stage.freshTable();
    const tenant = await newTenant({ plan: "standard" });
    const storm = FAULTS.map((fault) => ({ fault, probability: 0.06, delayMs: 5 }));
    stage.proxy.inject(...storm);
    const acknowledged: string[] = [];
    const create = async (index: number) => {
      const answer = await tenant.call("POST", "/api/folders", {
        body: { folderName: `Causa ${index}` },
        headers: { "idempotency-key": `causa-${index}` },
      });
      if (answer.status === 201) acknowledged.push(`Causa ${index}`);
    };
    const worker = async (from: number) => {
      for (let index = from; index < 60; index += 4) await create(index);
    };
    await Promise.all([0, 1, 2, 3].map(worker));
    stage.proxy.inject();
    const { counted, there } = await stage.usage();
    expect(counted).toBe(there);
    expect(there).toBeLessThanOrEqual(50);
    const { body } = await call("GET", `/api/folders/user/${tenant.userId}?fields=folderName`, {
      headers: { authorization: `Bearer ${tenant.token}` },
    });
    const { folders = [] } = body as { folders?: { folderName: string }[] };
    const names = folders.map(({ folderName }) => folderName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(30);
  });
});
