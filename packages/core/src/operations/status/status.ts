import { setTimeout as pause } from "node:timers/promises";
import { now, nowIso } from "../../kernel/clock";
import { describeTable } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { mailFigures } from "../../kernel/ports/mail";
import { dashboardBody, metricFigures } from "../../kernel/ports/metrics";
import { messagesIn } from "../../kernel/ports/queue";
import { type Pulse, pulses } from "../../kernel/pulse";
import { Jobs } from "../jobs";
import {
  PROMISE_NAMES,
  PROMISED_DAYS,
  PROMISED_SPAN_S,
  PROMISES,
  promiseQueries,
  promiseState,
} from "./promises.rules";
import { jobState, mailState, streamState } from "./status.rules";
import type { ServerStatus } from "./status.schema";

/** What starts automatically: jobs with their schedules, and all names with dead letters. */
export type Triggers = { schedules: { name: string; rate: string }[]; names: string[] };

/** How many ms a part may take: a server in trouble must not delay the page about it. */
const PATIENCE_MS = 4000;

/** Reads the state of Foja, all parts at once; one that fails or takes too long is null. */
export async function read({ schedules, names }: Triggers): Promise<ServerStatus> {
  const [table, beats, deadLetters, jobs, mail, promises] = await Promise.all([
    known(tableStanding),
    known(pulses),
    known(() => waiting(names)),
    known(() => lastRuns(schedules)),
    known(mailStanding),
    known(promisesKept),
  ]);
  const streams = beats?.filter(isReader).map(toReader) ?? null;
  const vendors = beats?.filter((one) => !isReader(one)).map(withoutAge) ?? null;
  return { at: nowIso(), table, streams, deadLetters, jobs, mail, promises, vendors };
}

async function known<T>(work: () => Promise<T>): Promise<T | null> {
  const late = pause(PATIENCE_MS, null, { ref: false });
  return Promise.race([work().catch(() => null), late]);
}

async function tableStanding() {
  const { active, ...figures } = await describeTable();
  return { state: active ? ("good" as const) : ("bad" as const), ...figures };
}

const isReader = ({ name }: Pulse) => name === "derive" || name === "deliver";

const toReader = (pulse: Pulse) => ({
  ...pulse,
  state: streamState(pulse.state, pulse.ageSeconds),
});

const withoutAge = ({ ageSeconds: _, ...pulse }: Pulse) => pulse;

async function waiting(names: string[]) {
  const { DEAD_LETTERS_URL: base } = env();
  if (!base) throw new Error("no address of the queues of dead letters");
  return Promise.all(
    names.map(async (name) => ({ name, waiting: await messagesIn(`${base}${name}-dead-letters`) })),
  );
}

async function lastRuns(schedules: Triggers["schedules"]) {
  const standings = await Jobs.list();
  return standings.map(({ name, runs: [last] }) => {
    const rate = schedules.find((one) => one.name === name)?.rate ?? "";
    return { name, ...jobState(last, rate, now()), last: last ?? null };
  });
}

async function mailStanding() {
  const figures = await mailFigures();
  return { state: mailState(figures), ...figures } as const;
}

let latest: { to: number; promises: NonNullable<ServerStatus["promises"]> } | undefined;

/**
 * How often each promise was kept, from the dashboard of CloudWatch; none where nothing measures.
 * Asked again once a span has ended: each question is paid for, and the page asks twice a minute.
 */
async function promisesKept() {
  const { PROMISES_DASHBOARD: dashboard } = env();
  if (!dashboard) return [];
  const span = PROMISED_SPAN_S * 1000;
  const to = Math.floor(now() / span) * span;
  if (latest?.to === to) return latest.promises;
  const promises = await readPromises(dashboard, to);
  latest = { to, promises };
  return promises;
}

async function readPromises(dashboard: string, to: number) {
  const queries = promiseQueries(await dashboardBody(dashboard));
  const from = to - PROMISED_DAYS * 24 * 3600_000;
  const figures = await metricFigures(queries, new Date(from), new Date(to));
  return PROMISE_NAMES.map((name) => {
    const kept = figures.get(`kept_${name}`) ?? null;
    const left = figures.get(`left_${name}`) ?? null;
    const { objective } = PROMISES[name];
    return { name, state: promiseState(name, kept), objective, kept, left };
  });
}
