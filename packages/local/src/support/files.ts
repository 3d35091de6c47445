import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";

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

/** Appends a value to a file of JSON lines. */
export function appendLine(path: string, value: unknown): void {
  appendFileSync(path, `${JSON.stringify(value)}\n`);
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
