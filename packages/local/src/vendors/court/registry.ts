import { appendLine, readLines } from "../../support/files";
import { type CourtFile, type Entry, generated, headOf } from "./docket";
import { keyOf, type Place } from "./place";

type Line = { case: string; entry?: Entry; reserved?: boolean };

/** The cases of the local courts: generated ones, and what was published in them. */
export type Registry = {
  /** The file of a case, with its entries in the order of publication; undefined for none. */
  file(place: Place): CourtFile | undefined;
  publish(place: Place, entry: Entry): void;
  reserve(place: Place, reserved: boolean): void;
};

export function openRegistry(path: string): Registry {
  const published = new Map<string, { nth: number; entry: Entry }[]>();
  const reserved = new Map<string, boolean>();
  let count = 0;
  const take = (line: Line) => {
    if (line.reserved !== undefined) reserved.set(line.case, line.reserved);
    if (!line.entry) return;
    count += 1;
    const known = published.get(line.case) ?? [];
    published.set(line.case, [...known, { nth: count, entry: line.entry }]);
  };
  for (const line of readLines<Line>(path)) take(line);
  const add = (line: Line) => {
    appendLine(path, line);
    take(line);
  };
  return {
    file: (place) => {
      // Entries published without a fuero belong to that number under any fuero.
      const keys = [keyOf(place), keyOf({ ...place, prefix: null })];
      const own = [...new Set(keys)].flatMap((key) => published.get(key) ?? []);
      const setting = keys.map((key) => reserved.get(key)).find((one) => one !== undefined);
      const base = generated(place);
      if (!base && own.length === 0 && setting === undefined) return undefined;
      const { entries, ...head } = base ?? { ...headOf(place), entries: [] };
      const later = own.sort((a, b) => a.nth - b.nth).map(({ entry }) => entry);
      // A case with published entries has to be visible.
      const isReserved = setting ?? (own.length === 0 && head.reserved);
      return { ...head, reserved: isReserved, entries: [...entries, ...later] };
    },
    publish: (place, entry) => add({ case: keyOf(place), entry }),
    reserve: (place, is) => add({ case: keyOf(place), reserved: is }),
  };
}
