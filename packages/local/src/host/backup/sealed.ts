import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { create, extract } from "tar";
import { StartError } from "../../support/start-error";

/**
 * Packs a folder into one encrypted file: a compressed tar in the age format, which `age -d` and `tar`
 * open without Foja. It is written whole, or not at all.
 */
export async function seal(folder: string, file: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const packed = create({ gzip: true, cwd: folder, portable: true }, ["."]);
  const plain = Readable.toWeb(Readable.from(packed)) as globalThis.ReadableStream<Uint8Array>;
  const sealed = await encrypter.encrypt(plain);
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.fromWeb(sealed as ReadableStream),
      createWriteStream(part, { mode: 0o600 }),
    );
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Unpacks such a file into a folder. Throws StartError for a wrong passphrase or a damaged file. */
export async function unseal(file: string, folder: string, passphrase: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const sealed = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(sealed);
    await pipeline(
      Readable.fromWeb(plain as ReadableStream),
      extract({ cwd: folder, strict: true }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${file} cannot be opened: the passphrase is another, or the file is damaged (${reason}).`,
    );
  }
}
