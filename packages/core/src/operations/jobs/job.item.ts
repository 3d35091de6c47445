import type { Stored } from "../../kernel/dynamo";
import type { JobName, JobRun } from "./job.schema";

export type RunItem = Stored<JobRun>;

const KEPT_S = 30 * 24 * 3600;

const partition = (name: JobName) => `JOB#${name}`;

/** The runs of a job. */
export const runRange = (name: JobName) => ({
  pk: partition(name),
  sk: { startingWith: "RUN#" },
});

export const toRun = (name: JobName, run: JobRun): RunItem => ({
  ...run,
  pk: partition(name),
  sk: `RUN#${run.at}#${run.requestId}`,
  type: "jobRun",
  version: 1,
  ttl: Math.floor(Date.parse(run.at) / 1000) + KEPT_S,
});

export const fromItem = ({ at, seconds, ok, did, requestId }: RunItem): JobRun => ({
  at,
  seconds,
  ok,
  did,
  requestId,
});
