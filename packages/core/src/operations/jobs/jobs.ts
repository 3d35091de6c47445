import { now } from "../../kernel/clock";
import { commit, insert, isExpired, query } from "../../kernel/dynamo";
import { fromItem, type RunItem, runRange, toRun } from "./job.item";
import { JOBS, type JobName, type JobRun, type JobStanding } from "./job.schema";

/** Stores a run of a job for thirty days. */
export const record = (name: JobName, run: JobRun): Promise<void> =>
  commit(insert(toRun(name, run)));

const SHOWN = 10;

/** Every job, with its last runs. */
export const list = (): Promise<JobStanding[]> => Promise.all(JOBS.map(standing));

async function standing(name: JobName): Promise<JobStanding> {
  const { items } = await query<RunItem>({ ...runRange(name), limit: SHOWN });
  const runs = items.filter((item) => !isExpired(item, now())).map(fromItem);
  return { name, runs };
}
