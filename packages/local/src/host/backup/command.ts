import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { StartError } from "../../support/start-error";
import { readConfig } from "../config";
import { backUp, type Manifest, restore } from "./backup";

/** The passphrase: from the environment or, at a terminal, as it is typed. */
async function passphrase(): Promise<string> {
  const given = process.env.FOJA_BACKUP_PASSPHRASE;
  if (given) return given;
  if (!process.stdin.isTTY) throw new StartError("Set FOJA_BACKUP_PASSPHRASE.");
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await asked.question("Passphrase of the backup: ");
  asked.close();
  return typed;
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
async function main(): Promise<void> {
  const [what, file] = process.argv.slice(2);
  if (!file || (what !== "backup" && what !== "restore")) {
    throw new StartError(`Name the file: npm run ${what ?? "backup"} -- FILE`);
  }
  const { dataDir } = readConfig(process.env);
  const startedAt = performance.now();
  const said = (done: string, { items, files }: Manifest) =>
    `${done} ${items} items and ${files} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`;
  const path = resolve(file);
  const secret = await passphrase();
  if (what === "backup") {
    console.log(said(`Backed up ${dataDir} to ${path}:`, await backUp(dataDir, path, secret)));
  } else {
    console.log(said(`Restored ${path} to ${dataDir}:`, await restore(path, dataDir, secret)));
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
