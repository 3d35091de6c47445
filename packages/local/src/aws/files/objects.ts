import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readIfThere, writeJson } from "../../support/files";

export type Described = { key: string; type: string; etag: string; size: number; at: string };
export type StoredObject = Described & { body: Buffer };

export type Objects = {
  get(key: string): StoredObject | undefined;
  put(key: string, body: Buffer, type: string): Described;
  remove(key: string): void;
  /** Every object, for tests. */
  list(): Described[];
};

const DAY_MS = 24 * 3600 * 1000;

/** The lifecycle rules of the bucket: after how many days objects of a folder are deleted. */
const LIVES = { "uploads/": 1, "exports/": 8, "mail-in/": 14 };

/**
 * Opens the objects of a bucket, stored as files of a folder. The description is written last, so
 * that a kill in the middle of a write leaves no object.
 */
export function openObjects(folder: string): Objects {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));
  const describe = (path: string) => {
    const text = readIfThere(`${path}.json`);
    return text === undefined ? undefined : (JSON.parse(text) as Described);
  };
  const remove = (key: string) => {
    for (const end of [".json", ""]) rmSync(`${pathOf(key)}${end}`, { force: true });
  };
  const list = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => describe(join(folder, name.replace(/\.json$/, ""))) ?? []);
  expire(list(), remove);
  return {
    get: (key) => {
      const found = describe(pathOf(key));
      if (!found || !existsSync(pathOf(key))) return undefined;
      return { ...found, body: readFileSync(pathOf(key)) };
    },
    put: (key, body, type) => {
      const etag = `"${createHash("md5").update(body).digest("hex")}"`;
      const described = { key, type, etag, size: body.length, at: new Date().toISOString() };
      writeFileSync(`${pathOf(key)}.tmp`, body);
      renameSync(`${pathOf(key)}.tmp`, pathOf(key));
      writeJson(`${pathOf(key)}.json`, described);
      return described;
    },
    remove,
    list,
  };
}

function expire(objects: Described[], remove: (key: string) => void): void {
  for (const { key, at } of objects) {
    const [, days] = Object.entries(LIVES).find(([folder]) => key.startsWith(folder)) ?? [];
    if (days && Date.now() - Date.parse(at) > days * DAY_MS) remove(key);
  }
}
