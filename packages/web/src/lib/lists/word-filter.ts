import { fold } from "@foja/core/kernel/text.rules";
import type { Option } from "~/components/ui/select-field";
import { once } from "../once";
import type { Filter } from "./record-list";
import { compareTexts } from "./view";

/** The value in the address for rows without a word. */
const NONE = "-";

/** A filter by the words of a free-text field, ignoring accents and capitals. */
export function wordFilter<R>(
  { param, label, none }: { param: string; label: string; none: string },
  wordOf: (row: R) => string | null,
): Filter<R> {
  return {
    ...{ param, label },
    all: "Cualquiera",
    options: (rows) => optionsOf(rows.map(wordOf), none),
    fits: (wanted) => {
      const folded = wanted === NONE ? "" : fold(wanted);
      return (row) => fold(wordOf(row) ?? "") === folded;
    },
  };
}

/** Every word in use, once for all its spellings, from A; and the option for rows without one. */
function optionsOf(words: readonly (string | null)[], none: string): Option[] {
  const spelled = new Map(words.flatMap((word) => (word ? [[fold(word), word] as const] : [])));
  const all = [...spelled.values()].sort(compareTexts);
  return [{ value: NONE, label: none }, ...all.map((word) => ({ value: word, label: word }))];
}

const monthName = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      month: "long",
      year: "numeric",
    }),
);

/** A filter by the month of a day: `2026-11`. */
export function monthFilter<R>(
  { param, label }: { param: string; label: string },
  dayOf: (row: R) => string | null,
): Filter<R> {
  return {
    ...{ param, label },
    all: "Cualquiera",
    options: (rows) => {
      const months = new Set(rows.flatMap((row) => dayOf(row)?.slice(0, 7) ?? []));
      return [...months].sort().reverse().map(monthOption);
    },
    fits: (wanted) => (row) => dayOf(row)?.startsWith(wanted) ?? false,
  };
}

const monthOption = (value: string): Option => ({
  value,
  label: monthName().format(new Date(`${value}-15T00:00:00Z`)),
});
