import { type Heap, heapOf } from "@foja/core/practice/case-lists/case-row.rules";
import type { Doubt, FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { MOST_CASES } from "../api/imports";

export const HEAPS: readonly { heap: Heap; label: string }[] = [
  { heap: "sure", label: "Listas" },
  { heap: "doubtful", label: "Para mirar" },
  { heap: "twice", label: "Repetidas" },
  { heap: "out", label: "Afuera" },
];

/** The cases by heap. `known`: by their places, those that the practice has. */
export function inHeaps(
  cases: readonly FoundCase[],
  known: Readonly<Record<number, unknown>>,
): Record<Heap, FoundCase[]> {
  const heaps: Record<Heap, FoundCase[]> = { sure: [], doubtful: [], twice: [], out: [] };
  for (const one of cases) heaps[heapOf(one, one.id in known)].push(one);
  return heaps;
}

/** A question, and the cases that ask it. */
export type Question = { doubt: Doubt; count: number; example: FoundCase };

/** The questions of a list, each once, the most frequent first. */
export function questionsOf(cases: readonly FoundCase[]): Question[] {
  const questions = new Map<string, Question>();
  for (const one of cases) {
    for (const doubt of one.doubts) {
      const before = questions.get(doubt.key) ?? { doubt, count: 0, example: one };
      questions.set(doubt.key, { ...before, count: before.count + 1 });
    }
  }
  return [...questions.values()].sort((a, b) => b.count - a.count);
}

/** The cases that are brought now: those chosen first, as many as there is room for. */
export function broughtNow(sure: readonly FoundCase[], left: number): FoundCase[] {
  const most = Math.max(0, Math.min(left, MOST_CASES));
  if (sure.length <= most) return [...sure];
  const first = sure.filter(({ isFirst }) => isFirst);
  const others = sure.filter(({ isFirst }) => !isFirst);
  return [...first, ...others].slice(0, most);
}

/** «Tribunal» of a row: its fuero or its department, else the court as it is written. */
export function courtOf({ court, fields }: FoundCase): string {
  if (court?.system === "mev") return `MEV · ${court.department}`;
  if (court) return `PJN · ${court.fuero}`;
  return fields.folderJuris ?? "Sin vínculo";
}
