import type { Schedule } from "@foja/functions/triggers";
import { invoke, type LoadHandler } from "../lambda";
import { toTimer } from "./expression";
import { type JobRun, Runs } from "./runs";

export type JobInput = { now?: string; full?: boolean };

export type Job = { name: string; schedule: string; lastRun: string | null; last: JobRun | null };

export type Schedules = {
  list(): Job[];
  /** Runs a job to its end; undefined for a job that does not exist. */
  run(name: string, input: JobInput): Promise<JobRun | undefined>;
  stop(): void;
};

export type SchedulesOptions = {
  triggers: Schedule[];
  load: LoadHandler;
  /** The file of the last run of each job. */
  path: string;
};

/** Starts the jobs of the triggers list on their schedules. */
export function startSchedules(options: SchedulesOptions): Schedules {
  const runs = new Runs(options.path);
  const start = async (trigger: Schedule, input: JobInput) => {
    const run = await runJob(trigger, input, options.load);
    runs.record(run);
    return run;
  };
  const timers = options.triggers.map((trigger) =>
    toTimer(trigger.rate, async () => report(await start(trigger, {}))),
  );
  return {
    list: () => options.triggers.map((trigger) => toJob(trigger, runs)),
    run: async (name, input) => {
      const trigger = options.triggers.find((it) => it.name === name);
      return trigger && start(trigger, input);
    },
    stop: () => {
      for (const timer of timers) timer.stop();
    },
  };
}

function toJob({ name, rate }: Schedule, runs: Runs): Job {
  const last = runs.last(name);
  return { name, schedule: rate, lastRun: last?.startedAt ?? null, last };
}

function report(run: JobRun): void {
  if (!run.ok) console.warn(`job ${run.name}: ${run.error}`);
}

async function runJob(trigger: Schedule, input: JobInput, load: LoadHandler): Promise<JobRun> {
  const startedAt = new Date().toISOString();
  const ended = () => ({ name: trigger.name, startedAt, endedAt: new Date().toISOString() });
  try {
    const result = await invoke(await load(trigger.handler), input, trigger);
    return { ...ended(), ok: true, result };
  } catch (error) {
    return { ...ended(), ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
