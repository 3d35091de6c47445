import { useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import type { Kept } from "../lib/labor-result";

const of = (id: string | null) => ({ kind: "labor-aside", id });

function leave(id: string | null, kept: Kept[]): void {
  if (kept.length === 0) dropDraft(of(id));
  else keepDraft(of(id), freshDraft({ kept }));
}

/**
 * The settlements set aside for comparison with one, saved or not: they stay in this tab until they
 * are saved or dropped, whatever is typed.
 */
export function useAside(id: string | null) {
  const [kept, setKept] = useState(() => readDraft<{ kept: Kept[] }>(of(id))?.values.kept ?? []);
  const change = (next: Kept[]) => {
    setKept(next);
    leave(id, next);
  };
  return {
    ...{ kept, change },
    /** After saving, the scenarios that were not saved are stored under the saved settlement. */
    moveTo: (saved: string, left: Kept[]) => {
      change(saved === id ? left : []);
      if (saved !== id) leave(saved, left);
    },
  };
}
