import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Practices } from "@foja/core/accounts/practices";
import { withContext } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Shelves } from "@foja/core/operations/shelves";
import { Statistics } from "@foja/core/operations/statistics";
import { Tasks } from "@foja/core/practice/tasks";
import { SEED } from "@foja/harness/draw";
import { letIn } from "@foja/harness/members";
import { newTenant, signedInAgain, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../faults/proxy";
import { type Chaos, startChaos } from "./chaos";
import { listOf, read } from "./counts";
import { contextOf, loadPractice } from "./load";
import { attempted, operationsOn } from "./operations";
import { random } from "./random";
import { comparable, everything, recount } from "./recount";
import { type KnownToo, statisticsOperations } from "./statistics-operations";

/** `FOJA_STATISTICS=<cases>x<operations>` tests a larger practice than the default. */
const [CASES = 60, OPERATIONS = 400] = (process.env.FOJA_STATISTICS ?? "60x400")
  .split("x")
  .map(Number);
/** Operations between two deliveries of the stream. */
const STRIDE = 40;
const LONG = 4 * 3600 * 1000;

let database: Database;
let proxy: FaultProxy;
let chaos: Chaos;
const before = { ...process.env };
const dataDir = mkdtempSync(join(tmpdir(), "foja-statistics-"));

beforeAll(async () => {
  // On a disk, where its stream has an index: in memory it slows down with the stream's size.
  database = await startDatabase({ dataDir });
  proxy = await startFaultProxy({ target: database.endpoint, seed: SEED });
  chaos = await startChaos(database.endpoint, "statistics");
  process.env.DYNAMODB_ENDPOINT = proxy.endpoint;
  process.env.TABLE_NAME = "statistics";
  resetEnv();
  resetClient();
});

afterAll(async () => {
  await chaos.stop();
  Object.assign(process.env, before);
  resetEnv();
  resetClient();
  await proxy.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const idsOf = async (...list: Parameters<typeof listOf>) =>
  (await listOf(...list)).map(({ _id }) => _id);

async function knownOf(tenant: Tenant, colleague: Tenant): Promise<KnownToo> {
  return {
    folder: await idsOf(tenant, "folders"),
    contact: await idsOf(tenant, "contacts"),
    task: await idsOf(tenant, "tasks"),
    event: await idsOf(tenant, "events"),
    ...{ movement: [], notification: [], novedad: [], calculator: [], entry: [] },
    person: [tenant.userId, colleague.userId],
  };
}

/** Each kill is of a write whose answer was lost, made or not; each error is one of the table's. */
const FAULTS = [
  { fault: "drop-after", operation: "TransactWriteItems", probability: 0.05 },
  { fault: "drop-before", operation: "TransactWriteItems", probability: 0.05 },
  { fault: "conflict", operation: "TransactWriteItems", probability: 0.05 },
  { fault: "error", probability: 0.01 },
] as const;

async function live(tenant: Tenant, colleague: Tenant, today: string): Promise<number> {
  const chance = random(SEED);
  const known = await knownOf(tenant, colleague);
  const works = [...operationsOn(today), ...statisticsOperations(today)];
  let done = 0;
  for (let n = 0; n < OPERATIONS; n += 1) {
    const work = () => chance.pick(works)(known, chance);
    if (await withContext(contextOf(tenant.userId), () => attempted(work()))) done += 1;
    if (n % STRIDE === STRIDE - 1) await deliver(chance);
  }
  return done;
}

async function deliver(chance: ReturnType<typeof random>): Promise<void> {
  proxy.inject(...FAULTS);
  await chaos.deliverBadly(chance);
  proxy.inject();
}

const statisticsOf = async (tenant: Tenant) => {
  const { data } = await read(tenant, `/api/stats/unified/${tenant.userId}`);
  return comparable(data as Record<string, unknown>);
};

/** Requests the statistics of a practice that was never counted, until they are counted. */
async function countFirst(tenant: Tenant): Promise<void> {
  const path = `/api/stats/unified/${tenant.userId}`;
  for (let status = 503; status !== 200; ) {
    ({ status } = await tenant.call("GET", path));
    expect([200, 503]).toContain(status);
  }
}

/** A new member of the practice: they see no case that was reserved before. */
const stranger = async (practice: Tenant) => letIn(practice, await newTenant(), "titular");

/** The people in an answer, or in a recount. */
const peopleIn = ({ people }: Record<string, unknown>) =>
  (people as { personId: string }[]).map(({ personId }) => personId);

describe(`the statistics of ${CASES} cases after ${OPERATIONS} random operations`, () => {
  it(
    "are those of a recount of every list, after faults and after a rebuild",
    async () => {
      let ana = await newTenant({ plan: "premium" });
      const today = dayOf(now());
      await withUnits();
      await loadPractice(ana.userId, CASES);
      // All this is from before there were counters: the first call counts it.
      await chaos.lose();
      await countFirst(ana);
      expect(await statisticsOf(ana)).toEqual(recount(await everything(ana), today));
      ana = await signedInAgain(ana);
      const luis = await stranger(ana);
      const done = await live(ana, luis, today);
      expect(done).toBeGreaterThan(OPERATIONS / 3);
      // Whatever the operations left him.
      const task = { name: "De Luis", dueDate: today, responsibleId: luis.userId };
      await ana.as(() => Tasks.create(task));
      await chaos.repeat();

      ana = await signedInAgain(ana);
      const eva = await stranger(ana);
      // Her invitation raised an alert.
      await chaos.repeat();
      const before = recount(await everything(eva), today);
      expect(peopleIn(before)).toEqual([ana.userId, luis.userId].sort());
      expect(await statisticsOf(ana)).toEqual(before);

      await ana.as(() => Practices.dismiss(luis.userId, eva.userId));
      await chaos.repeat();
      // Eva now sees the reserved cases that were Luis's, which are in no figure.
      const zoe = await stranger(ana);
      await chaos.repeat();
      const wanted = recount(await everything(zoe), today);
      expect(peopleIn(wanted)).toEqual([ana.userId, eva.userId].sort());
      // Reserved cases are in no figure, neither for those who see them nor for those who do not.
      expect((await listOf(ana, "folders")).length).toBeGreaterThan(wanted.folders.total);
      expect(await statisticsOf(ana)).toEqual(wanted);
      expect(await statisticsOf(eva)).toEqual(wanted);
      expect(await Statistics.rebuild(ana.userId)).toBe(0);
      // This also raises alerts for what fell due meanwhile, which are not counted yet.
      await Shelves.rebuild(ana.userId);
      await chaos.repeat();
      expect(await statisticsOf(await signedInAgain(ana))).toEqual(wanted);
    },
    LONG,
  );
});
