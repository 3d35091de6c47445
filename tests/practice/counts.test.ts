import { isDeepStrictEqual } from "node:util";
import { withContext } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Shelves } from "@foja/core/operations/shelves";
import { SEED, takesAll } from "@foja/harness/draw";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Figure, figuresOfCase, figuresOfPractice, listOf } from "./counts";
import { contextOf, loadPractice } from "./load";
import { attempted, type Known, operationsOn } from "./operations";
import { random } from "./random";

/** `FOJA_COUNTS=<cases>x<operations>` tests a larger practice than the default. */
const [CASES = 60, OPERATIONS = 400] = (process.env.FOJA_COUNTS ?? (takesAll ? "60x400" : "30x200"))
  .split("x")
  .map(Number);

let foja: Runtime;

beforeAll(async () => {
  foja = await createRuntime();
});

afterAll(() => foja.stop());

const idsOf = async (...list: Parameters<typeof listOf>) =>
  (await listOf(...list)).map(({ _id }) => _id);

async function knownOf(tenant: Tenant): Promise<Known> {
  return {
    folder: await idsOf(tenant, "folders"),
    contact: await idsOf(tenant, "contacts"),
    task: await idsOf(tenant, "tasks"),
    event: await idsOf(tenant, "events"),
    movement: [],
    notification: [],
    novedad: [],
  };
}

/** Does that many random operations; returns how many the practice accepted. */
async function live(tenant: Tenant, today: string): Promise<number> {
  const chance = random(SEED);
  const known = await knownOf(tenant);
  const works = operationsOn(today);
  let done = 0;
  for (let n = 0; n < OPERATIONS; n += 1) {
    const work = () => chance.pick(works)(known, chance);
    if (await withContext(contextOf(tenant.userId), () => attempted(work()))) done += 1;
  }
  return done;
}

const differs = ({ shown, listed }: Figure) => !isDeepStrictEqual(shown, listed);

describe(`a practice of ${CASES} cases after ${OPERATIONS} random operations`, () => {
  it("shows no count that differs from its list", async () => {
    const ana = await newTenant({ plan: "premium" });
    const today = dayOf(now());
    await loadPractice(ana.userId, CASES);
    await foja.settle();
    expect(await live(ana, today)).toBeGreaterThan(OPERATIONS / 2);
    await foja.settle();

    const figures = await figuresOfPractice(ana, today);
    for (const archived of [false, true]) {
      for (const id of await idsOf(ana, "folders", `?archived=${archived}`)) {
        figures.push(...(await figuresOfCase(ana, id)));
      }
    }
    expect(figures.filter(differs)).toEqual([]);
    expect(figures.length).toBeGreaterThan(CASES * 5);
    expect((await Shelves.rebuild(ana.userId)).corrected).toBe(0);
  });
});
