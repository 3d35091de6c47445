import { readJson, writeJson } from "../../support/files";

/** A run of a job; instants are ISO, UTC. */
export type JobRun = {
  name: string;
  startedAt: string;
  endedAt: string;
  ok: boolean;
  result?: unknown;
  error?: string;
};

/** The last run of each job, kept in a file. */
export class Runs {
  #last: Record<string, JobRun>;

  constructor(readonly path: string) {
    this.#last = readJson(path, {});
  }

  last(name: string): JobRun | null {
    return this.#last[name] ?? null;
  }

  record(run: JobRun): void {
    this.#last[run.name] = run;
    writeJson(this.path, this.#last);
  }
}
