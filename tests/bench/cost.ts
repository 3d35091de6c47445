import { dollarsOf, totalOf, type Units } from "../cost/cost.rules";
import { measureUnits } from "../cost/measure";
import { PRACTICES } from "../cost/practices";
import { record } from "../cost/record";
import { startFaultProxy } from "../faults/proxy";
import { median } from "./load";
import type { Row } from "./row";
import { point } from "./trips";

const ROUNDS = 5;

/** Measures the units of each call, records them, and writes `docs/cost.md`. */
export async function costRows(target: string): Promise<Row[]> {
  const proxy = await startFaultProxy({ target, capacity: true });
  point(proxy.endpoint);
  const rounds: Units[] = [];
  // The first loads the code of each call.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measureUnits(proxy));
  point(target);
  await proxy.stop();
  const units = medianOf(rounds.slice(1));
  record(units);
  return PRACTICES.map((practice) => ({
    number: 24,
    what: `dollars a month of a ${practice.name} practice: docs/cost.md`,
    value: totalOf(dollarsOf(practice, units)),
    target: "",
    holds: () => true,
  }));
}

const medianOf = ([first = {}, ...others]: Units[]): Units =>
  Object.fromEntries(
    Object.entries(first).map(([call, cost]) => {
      const times = [cost, ...others.flatMap((one) => one[call] ?? [])].map((one) => one.cpuMs);
      return [call, { ...cost, cpuMs: Math.round(median(times) * 10) / 10 }];
    }),
  );
