import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyDatabase } from "../../aws/dynamo/dynoxide-file";
import { dynoxideFile } from "../../aws/dynamo/programs";
import { StartError } from "../../support/start-error";

/** What is of this run alone, and what is copied in a way of its own. */
const LEFT_OUT = /^(?:instance\.json|database|files|\.backup-.*)$/;

const databaseIn = (dataDir: string) => dynoxideFile(join(dataDir, "database"));

/** Throws StartError where a folder has no data that can be copied. */
export function assertData(dataDir: string): void {
  if (existsSync(databaseIn(dataDir))) return;
  throw new StartError(`There is no data of Foja in ${dataDir} (FOJA_DATA_DIR).`);
}

/**
 * Copies a data folder while Foja writes to it, so that all of it is of one moment: how far its readers
 * were, then its files, then the table, and then the files that came meanwhile. What the table names is
 * there; a reader that was less far repeats what it did, which changes nothing.
 */
export function copyDataDir(dataDir: string, into: string): void {
  const database = databaseIn(dataDir);
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(dataDir)) {
    if (!LEFT_OUT.test(name)) cpSync(join(dataDir, name), join(into, name), { recursive: true });
  }
  const files = join(dataDir, "files");
  linkAll(files, join(into, "files"));
  mkdirSync(join(into, "database"));
  copyDatabase(database, dynoxideFile(join(into, "database")));
  linkAll(files, join(into, "files"));
}

/** Links every file of a folder that is not there yet: a file is written whole, and never changed. */
function linkAll(from: string, into: string): void {
  mkdirSync(into, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    const [source, target] = [join(from, name), join(into, name)];
    if (basename(name).endsWith(".tmp") || existsSync(target)) continue;
    // What is deleted meanwhile was deleted in the table before.
    if (!statSync(source, { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    if (code !== "EXDEV" && code !== "EPERM") throw error;
    cpSync(source, target);
  }
}

/** Deletes what a backup that died left in a data folder. */
export function sweepCopies(dataDir: string): void {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    if (name.startsWith(".backup-")) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
