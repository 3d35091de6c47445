import { setTimeout as pause } from "node:timers/promises";
import { now, nowIso } from "../../kernel/clock";
import { describeTable } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { mailFigures } from "../../kernel/ports/mail";
import { messagesIn } from "../../kernel/ports/queue";
import { type Pulse, pulses } from "../../kernel/pulse";
import { Jobs } from "../jobs";
import { jobState, mailState, streamState } from "./status.rules";
import type { ServerStatus } from "./status.schema";

/** What starts automatically: jobs with their schedules, and all names with dead letters. */
export type Triggers = { schedules: { name: string; rate: string }[]; names: string[] };

/** How many ms a part may take: a server in trouble must not delay the page about it. */
const PATIENCE_MS = 4000;

/** Reads the state of Foja, all parts at once; one that fails or takes too long is null. */
export async function read({ schedules, names }: Triggers): Promise<ServerStatus> {
  const [table, beats, deadLetters, jobs, mail] = await Promise.all([
    known(tableStanding),
    known(pulses),
    known(() => waiting(names)),
    known(() => lastRuns(schedules)),
    known(mailStanding),
  ]);
  const streams = beats?.filter(isReader).map(toReader) ?? null;
  const vendors = beats?.filter((one) => !isReader(one)).map(withoutAge) ?? null;
  return { at: nowIso(), table, streams, deadLetters, jobs, mail, vendors };
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
