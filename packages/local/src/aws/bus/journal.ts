import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readJson, writeJson } from "../../support/files";

/** The entries accepted and not yet handled: one file each, so that a kill loses none. */
export class Journal<T extends { id: string }> {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  keep(entry: T): void {
    writeJson(this.#path(entry.id), entry);
  }

  drop(id: string): void {
    rmSync(this.#path(id), { force: true });
  }

  /** The unhandled entries, in no order: a bus promises none. */
  left(): T[] {
    const files = readdirSync(this.folder).filter((name) => name.endsWith(".json"));
    return files.flatMap((name) => {
      const entry = readJson<T | undefined>(join(this.folder, name), undefined);
      return entry ? [entry] : [];
    });
  }

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
