import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs";

/** The content of a JSON file, or `fallback` when the file does not exist. */
export function readJson<T>(path: string, fallback: T): T {
  const text = readIfThere(path);
  return text === undefined ? fallback : (JSON.parse(text) as T);
}

/** Replaces a file in one step: a kill in the middle leaves the old content. */
export function writeAtomically(path: string, content: string, mode = 0o644): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, path);
}

export function writeJson(path: string, value: unknown): void {
  writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Appends a value to a file of JSON lines. Returns the number of bytes of its line. */
export function appendLine(path: string, value: unknown): number {
  const line = Buffer.from(`${JSON.stringify(value)}\n`);
  appendFileSync(path, line);
  return line.length;
}

const BLOCK = 1 << 20;
const NEW_LINE = 10;

/**
 * Reads a file of JSON lines of any size, block by block: passes each value with the offset and the
 * number of bytes of its line. Skips lines that a kill cut short. Returns the file's size.
 */
export function eachLine<T>(
  path: string,
  take: (value: T, start: number, size: number) => void,
): number {
  let [at, rest] = [0, Buffer.alloc(0)];
  for (const block of blocks(path)) {
    rest = Buffer.concat([rest, block]);
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      for (const value of parseLine<T>(rest.toString("utf8", 0, end))) take(value, at, end + 1);
      at += end + 1;
      rest = rest.subarray(end + 1);
    }
  }
  // The next line must not begin within one that a kill cut short.
  if (rest.length > 0) appendFileSync(path, "\n");
  return rest.length > 0 ? at + rest.length + 1 : at;
}

function* blocks(path: string): Generator<Buffer> {
  const file = openIfThere(path);
  if (file === undefined) return;
  try {
    for (;;) {
      const block = Buffer.alloc(BLOCK);
      const read = readSync(file, block);
      if (read === 0) return;
      yield block.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}

/** Reads a range of bytes of a file as text. */
export function readSlice(path: string, start: number, size: number): string {
  const file = openSync(path, "r");
  try {
    const slice = Buffer.alloc(size);
    readSync(file, slice, 0, size, start);
    return slice.toString("utf8");
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The values of a file of JSON lines. Skips a last line that a kill cut short. */
export function readLines<T>(path: string): T[] {
  const lines = (readIfThere(path) ?? "").split("\n");
  return lines.filter((line) => line.endsWith("}")).flatMap((line) => parseLine<T>(line));
}

function parseLine<T>(line: string): T[] {
  try {
    return [JSON.parse(line) as T];
  } catch {
    return [];
  }
}

/** The text of a file; undefined when it does not exist. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
