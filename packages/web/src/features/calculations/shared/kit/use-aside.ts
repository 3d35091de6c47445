import type { CalculatorType } from "@foja/core/law/calculation/kinds.rules";
import { useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import type { Kept } from "./group";

/**
 * The calculations set aside for comparison with one, saved or not: they stay in this tab until
 * they are saved or dropped, whatever is typed.
 */
export function useAside(type: CalculatorType, id: string | null) {
  const of = (record: string | null) => ({ kind: `${type}-aside`, id: record });
  const [kept, setKept] = useState(() => readDraft<{ kept: Kept[] }>(of(id))?.values.kept ?? []);
  const leave = (record: string | null, left: Kept[]) => {
    if (left.length === 0) dropDraft(of(record));
    else keepDraft(of(record), freshDraft({ kept: left }));
  };
  const change = (next: Kept[]) => {
    setKept(next);
    leave(id, next);
  };
  return {
    kept,
    keep: (one: Kept) => change([...kept, one]),
    drop: (label: string) => change(kept.filter((one) => one.label !== label)),
    clear: () => change([]),
    /** After saving, the scenarios that were not saved are stored under the saved calculation. */
    moveTo: (saved: string, labels: readonly string[]) => {
      const left = kept.filter(({ label }) => labels.includes(label));
      change(saved === id ? left : []);
      if (saved !== id) leave(saved, left);
    },
  };
}
