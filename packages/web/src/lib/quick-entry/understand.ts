import { readClock } from "@foja/core/kernel/clock-text.rules";
import { readDay } from "@foja/core/kernel/day-text.rules";
import { fold, words } from "@foja/core/kernel/text.rules";
import { parseQuick, quantityText } from "@foja/core/law/deadlines/quick.rules";
import type { EventType } from "@foja/core/practice/events/event.schema";
import { isTypeWord, typeIn } from "@foja/core/practice/events/type.rules";

/** A case, as far as it is needed to find it in a typed line. */
export type KnownCase = { _id: string; folderName: string; number?: string | null };

type Common = { title: string; folder?: KnownCase };

/** The record that a line asks for: a task, an event, or a deadline to be counted. */
export type Understood =
  | (Common & { kind: "task"; day?: string })
  | (Common & { kind: "event"; type: EventType; day?: string; clock?: string })
  | (Common & { kind: "deadline"; day?: string; length?: string });

export type Knowing = {
  cases: readonly KnownCase[];
  today: string;
  /** The court's day `count` working days later; without it, such days are not understood. */
  addWorking?: (from: string, count: number) => string;
};

/** The most cases that are offered when several match equally well. */
const CASES = 3;
/** A day takes five words at most: «el 25 de noviembre 2026». */
const LONGEST = 6;

/**
 * The records that a line such as «tarea impugnar sosa +3 hábiles» may mean, one for each matching
 * case. Its first word is the kind; empty when it names none, or when nothing follows.
 */
export function understand(text: string, knowing: Knowing): Understood[] {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const kind = kindOf(fold(first));
  if (!kind || rest.length === 0) return [];
  const { left, ...read } = readTimes(kind, rest, knowing);
  if (read.unresolved) return [];
  const { day, clock, length } = read;
  return named(left, knowing.cases).map(({ title, folder }) => {
    if (kind === "task") return { kind, title, folder, day };
    if (kind === "deadline") return { kind, title, folder, day, length };
    const type = typeIn([first, ...left].join(" "));
    return {
      kind,
      title: title || capital(isTypeWord(fold(first)) ? first : ""),
      folder,
      type,
      day,
      clock,
    };
  });
}

/** The word of each kind, in the order in which they are offered. */
const KINDS = { deadline: "plazo", task: "tarea", event: "evento" } as const;

/**
 * Like `understand`, for a line that need not begin with its kind: «+5 hábiles desde hoy en Sosa»
 * may be a deadline, a task or an event, and is offered as each. One without a day may be a task.
 */
export function understandAny(text: string, knowing: Knowing): Understood[] {
  const [first = ""] = text.trim().split(/\s+/);
  if (kindOf(fold(first))) return understand(text, knowing);
  const said = Object.values(KINDS).flatMap((word) => understand(`${word} ${text}`, knowing));
  const isDated = said.some((one) => one.day !== undefined || ("length" in one && one.length));
  return said.filter((one) => (isDated ? isTimed(one) : one.kind === "task"));
}

/** Whether it has what its kind needs: a deadline a length, any other a day. */
const isTimed = (one: Understood) =>
  one.kind === "deadline" ? one.length !== undefined : one.day !== undefined;

type Kind = Understood["kind"];

function kindOf(word: string): Kind | undefined {
  if (word === "tarea") return "task";
  if (word === "plazo") return "deadline";
  return word === "evento" || isTypeWord(word) ? "event" : undefined;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Times = {
  left: string[];
  /** The position of the day among the words. */
  at?: number;
  day?: string;
  clock?: string;
  length?: string;
  /** The day was given in working days, and the court's are not loaded yet. */
  unresolved?: boolean;
};

/** The day, hour and length in some words, and the other words. */
function readTimes(kind: Kind, tokens: readonly string[], knowing: Knowing): Times {
  if (kind === "deadline") {
    const length = lastOf(tokens, (said) => lengthOf(said));
    const rest = length?.left ?? tokens;
    return { ...readDayOf(rest, knowing, "back"), length: length?.value };
  }
  const hour = kind === "event" ? lastOf(tokens, sureClock) : undefined;
  const times = readDayOf(hour?.left ?? tokens, knowing, "ahead");
  if (kind === "task" || hour) return { ...times, clock: hour?.value };
  // A bare number after a day is an hour: «lunes 9».
  const after = times.day === undefined ? undefined : times.left[times.at ?? -1];
  const clock = after === undefined ? undefined : readClock(after);
  if (!clock) return times;
  return { ...times, clock, left: times.left.filter((_, place) => place !== times.at) };
}

function readDayOf(tokens: readonly string[], knowing: Knowing, leaning: "ahead" | "back"): Times {
  const { today, addWorking } = knowing;
  const counted = leaning === "ahead" ? countedFrom(tokens, knowing) : undefined;
  if (counted) return counted;
  const found = lastOf(tokens, (said) =>
    isDayText(said) ? readDay(said, { today, leaning }) : undefined,
  );
  if (!found) return { left: [...tokens] };
  const { value, left, at } = found;
  if ("day" in value) return { left, at, day: value.day };
  return { left, at, day: addWorking?.(today, value.working), unresolved: !addWorking };
}

/** A day counted from another: «+5 hábiles desde el lunes». */
function countedFrom(tokens: readonly string[], { today, addWorking }: Knowing): Times | undefined {
  const from = tokens.findLastIndex((token) => fold(token) === "desde");
  if (from < 1) return undefined;
  const [before, after] = [tokens.slice(0, from), tokens.slice(from + 1)];
  const start = runOf(after, "start", (said) => dayIn(said, today, "back"));
  const length = runOf(before, "end", (said) =>
    lengthOf(said) && start ? readDay(said, { today: start.value }) : undefined,
  );
  if (!start || !length) return undefined;
  const { value } = length;
  const left = [...length.left, ...start.left];
  const at = length.left.length;
  if ("day" in value) return { left, at, day: value.day };
  return {
    ...{ left, at, day: addWorking?.(start.value, value.working) },
    unresolved: !addWorking,
  };
}

function dayIn(said: string, today: string, leaning: "ahead" | "back"): string | undefined {
  const read = isDayText(said) ? readDay(said, { today, leaning }) : undefined;
  return read && "day" in read ? read.day : undefined;
}

/** The longest run of words at one end that can be read, and the others. */
function runOf<T>(
  tokens: readonly string[],
  side: "start" | "end",
  read: (said: string) => T | undefined,
): { value: T; left: readonly string[] } | undefined {
  for (let count = Math.min(LONGEST, tokens.length); count > 0; count -= 1) {
    const cut = side === "start" ? count : tokens.length - count;
    const [head, tail] = [tokens.slice(0, cut), tokens.slice(cut)];
    const value = read((side === "start" ? head : tail).join(" "));
    if (value !== undefined) return { value, left: side === "start" ? tail : head };
  }
  return undefined;
}

/** The figures of a date are one word: a number after «25/11» is its year only if joined to it. */
const isDayText = (said: string) => !/\d[/.-]\d+\s+\d/.test(said);

const lengthOf = (said: string): string | undefined => {
  const quick =
    /\d\s*[a-zñáéíóú]/i.test(said) || said.startsWith("+") ? parseQuick(said) : undefined;
  return quick && `+${quantityText(quick.cantidad, quick.unidad)}`;
};

/** A text that can only be an hour: «9:30», «a las 9», «21h», «9 hs». */
function sureClock(said: string): string | undefined {
  const typed = fold(said);
  const bare = typed.replace(/^a las? /, "");
  const isSure = bare !== typed || /\d:\d|\d ?h(?:s|rs?|oras?)?\.?$/.test(bare);
  return isSure ? readClock(bare) : undefined;
}

type Read<T> = { value: T; left: string[]; at: number };

/** The last run of words that can be read, the longest of those that end there, and the others. */
function lastOf<T>(
  tokens: readonly string[],
  read: (said: string) => T | undefined,
): Read<T> | undefined {
  for (let end = tokens.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const value = read(tokens.slice(start, end).join(" "));
      if (value === undefined) continue;
      return { value, left: [...tokens.slice(0, start), ...tokens.slice(end)], at: start };
    }
  }
  return undefined;
}

type Named = { title: string; folder?: KnownCase };

/** The cases that match most words, the other words as title; no case if none matches. */
function named(tokens: readonly string[], cases: readonly KnownCase[]): Named[] {
  const scored = cases.map((folder) => ({
    folder,
    taken: tokens.filter((token) => names(folder, token)),
  }));
  const best = Math.max(0, ...scored.map(({ taken }) => taken.length));
  const none = { title: titleOf(tokens) };
  if (best === 0) return [none];
  const fit = scored.filter(({ taken }) => taken.length === best);
  const offered = fit.slice(0, CASES).map(({ folder, taken }) => {
    return { folder, title: titleOf(tokens.filter((token) => !taken.includes(token))) };
  });
  return fit.length === 1 ? offered : [...offered, none];
}

/** Whether a word begins one in a case's name, or is part of its number. */
function names({ folderName, number }: KnownCase, token: string): boolean {
  if (/^\d[\d/-]{2,}$/.test(token)) return number?.includes(token) === true;
  const [word = "", ...more] = words(token);
  if (word.length < 3 || more.length > 0) return false;
  return words(folderName).some((one) => one.startsWith(word));
}

/** Words that are dropped at the beginning and end of a title. */
const JOINS = new Set("a al c c/ con de del desde el en la las los para por s s/ y".split(" "));

function titleOf(tokens: readonly string[]): string {
  const isSaid = (token: string) => !JOINS.has(fold(token));
  const start = tokens.findIndex(isSaid);
  const end = tokens.findLastIndex(isSaid);
  return start === -1 ? "" : tokens.slice(start, end + 1).join(" ");
}
