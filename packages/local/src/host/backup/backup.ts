import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { countItems } from "../../aws/dynamo/dynoxide-file";
import { dynoxideFile } from "../../aws/dynamo/programs";
import { StartError } from "../../support/start-error";
import { assertData, copyDataDir, sweepCopies } from "./copy";
import { seal, unseal } from "./sealed";

/** What a backup holds: when it was made, how many items of the table, how many files. */
export type Manifest = { format: 1; at: string; items: number; files: number };

/** A passphrase shorter than this is guessed. */
const LEAST_PASSPHRASE = 12;
const MANIFEST = "backup.json";

function assertPassphrase(passphrase: string): void {
  if (passphrase.length >= LEAST_PASSPHRASE) return;
  throw new StartError(
    `FOJA_BACKUP_PASSPHRASE must have at least ${LEAST_PASSPHRASE} characters: whoever opens the file has every case.`,
  );
}

/** Backs up a data folder into one encrypted file, while Foja runs or not. */
export async function backUp(dataDir: string, file: string, passphrase: string): Promise<Manifest> {
  assertPassphrase(passphrase);
  if (existsSync(file)) throw new StartError(`${file} exists: name another file.`);
  assertData(dataDir);
  sweepCopies(dataDir);
  const copy = mkdtempSync(join(dataDir, ".backup-"));
  try {
    copyDataDir(dataDir, copy);
    const manifest: Manifest = { format: 1, at: new Date().toISOString(), ...measure(copy) };
    writeFileSync(join(copy, MANIFEST), JSON.stringify(manifest));
    await seal(copy, file, passphrase);
    return manifest;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Restores a backup into a data folder that is empty or not there. Nothing half restored stays. */
export async function restore(
  file: string,
  dataDir: string,
  passphrase: string,
): Promise<Manifest> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(
      `${dataDir} (FOJA_DATA_DIR) is not empty: stop Foja and move the folder away, or name another.`,
    );
  }
  const part = `${dataDir}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    await unseal(file, part, passphrase);
    const manifest = JSON.parse(readFileSync(join(part, MANIFEST), "utf8")) as Manifest;
    const found = measure(part);
    if (found.items !== manifest.items || found.files !== manifest.files) {
      throw new StartError(
        `${file} is not whole: it says ${manifest.items} items and ${manifest.files} files, and has ${found.items} and ${found.files}.`,
      );
    }
    rmSync(join(part, MANIFEST));
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(part, dataDir);
    return manifest;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function measure(dataDir: string): Pick<Manifest, "items" | "files"> {
  const folder = join(dataDir, "files");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return { items: countItems(dynoxideFile(join(dataDir, "database"))), files: files.length };
}
