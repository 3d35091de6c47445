import { schedules } from "@foja/functions/triggers";
import { loadHandler } from "@foja/local/aws/handlers";
import { Violation } from "./violation";
import { harm, type World } from "./world";

type Times = readonly (readonly [at: string, jobs: readonly string[]])[];

/** The jobs of a day by the hour and minute, UTC, at which the simulator runs them: seldomer than their schedules. */
const DAILY: Times = [
  ["03:40", ["stats-snapshot"]],
  ["06:00", ["folders-purge"]],
  ["08:00", ["deadlines-recompute"]],
  ["11:00", ["digest-send"]],
  ["11:05", ["deadlines-sweep", "letters-sweep"]],
  ["15:05", ["deadlines-sweep", "letters-sweep"]],
  ["20:05", ["deadlines-sweep", "letters-sweep"]],
];

/** Those of Sundays, which find nothing to do here and must end well. */
const WEEKLY: Times = [
  ["09:00", ["holds-expire", "reservations-remind", "invoices-sweep", "exports-build"]],
  ["09:30", ["case-imports-sweep", "bundles-sweep"]],
  ["10:00", ["plans-apply", "downgrades-apply", "erasures-run"]],
];

/** Of the first Sunday of a month: it reads all that there is, which grows with the years. */
const MONTHLY: Times = [["07:00", ["index-rebuild"]]];

/** The jobs of a day, in order: `YYYY-MM-DD` in UTC. */
export function jobsOf(day: string): { at: number; name: string }[] {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  const isFirst = Number(day.slice(8)) <= 7;
  return [...DAILY, ...(isSunday ? WEEKLY : []), ...(isSunday && isFirst ? MONTHLY : [])]
    .flatMap(([at, names]) => names.map((name) => ({ at: Date.parse(`${day}T${at}:00Z`), name })))
    .sort((a, b) => a.at - b.at);
}

/** How often a schedule starts a job again before it must end well. */
const TRIES = 4;

/** Runs a job like its schedule: again where it failed, and the last times without faults. */
export async function runJob(world: World, name: string): Promise<void> {
  const schedule = schedules.find((one) => one.name === name);
  if (!schedule) throw new Error(`there is no job ${name}`);
  const handler = (await loadHandler(schedule.handler)) as unknown as (event: object) => unknown;
  for (let tries = 1; ; tries += 1) {
    try {
      await handler({});
      return;
    } catch (error) {
      if (tries === TRIES)
        throw new Violation("every job ends well in the end", `${name}: ${error}`);
    }
    harm(world);
    world.now += 60_000;
  }
}
