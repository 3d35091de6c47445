import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FOLDER = join(import.meta.dirname, "../../docs/decisions");

/** What a record says of itself in its first lines. */
export type DecisionRecord = {
  number: number;
  file: string;
  title: string;
  /** The part of the house that it is about. */
  room: string;
  /** The headings of its text, in order. */
  headings: string[];
  /** The numbers of which it replaces a part, and which part. */
  replaces: { number: number; part: string }[];
};

/** The decision records, by number. Throws for one whose first lines cannot be read. */
export function decisionRecords(): DecisionRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{3}-.*\.md$/.test(file))
    .sort()
    .map(recordOf);
}

function recordOf(file: string): DecisionRecord {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const title = /^# (\d{3}) · (.+)$/m.exec(text);
  const room = /^Room: ([a-z]+)/m.exec(text);
  if (!title || !room || title[1] !== file.slice(0, 3)) {
    throw new Error(`${file} has to begin with «# ${file.slice(0, 3)} · Title» and «Room: …»`);
  }
  const replaced = text.matchAll(/^Replaces a part of \[(\d{3})\]\([^)]+\): (.+?)\s*$/gm);
  return {
    number: Number(title[1]),
    file,
    title: title[2] ?? "",
    room: room[1] ?? "",
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading),
    replaces: [...replaced].map(([, number = "", part = ""]) => ({ number: Number(number), part })),
  };
}
