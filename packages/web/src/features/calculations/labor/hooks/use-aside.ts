import { useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import type { Kept } from "../lib/labor-result";

const of = (id: string | null) => ({ kind: "labor-aside", id });

function leave(id: string | null, kept: Kept[]): void {
  if (kept.length === 0) dropDraft(of(id));
  else keepDraft(of(id), freshDraft({ kept }));
}

/**
 * The settlements that were set aside beside one, saved or not: they stay in this tab until they
 * are saved or dropped, whatever becomes of what is typed.
 */
export function useAside(id: string | null) {
  const [kept, setKept] = useState(() => readDraft<{ kept: Kept[] }>(of(id))?.values.kept ?? []);
  const change = (next: Kept[]) => {
    setKept(next);
    leave(id, next);
  };
  return {
    ...{ kept, change },
    /** It is saved: those that are not are beside it there. */
    moveTo: (saved: string, left: Kept[]) => {
      change(saved === id ? left : []);
      if (saved !== id) leave(saved, left);
    },
  };
}
