import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { caseFacts, type Which } from "../api/case-facts";
import type { FolderRow } from "../lib/folder-row";
import { useNextLines } from "./use-next-lines";

const ASKED = { quieta: parseAsString, falta: parseAsString };

/** The filter in the address that needs facts not stored in the cases. */
function useWhich(): Which | undefined {
  const [{ quieta, falta }] = useQueryStates(ASKED);
  if (quieta === "60" || quieta === "120" || quieta === "180") return `quiet${quieta}`;
  return falta === "tarea" ? "withoutTask" : undefined;
}

/** The rows with the next line of each and, if a filter needs it, since when it has been quiet. */
export function useCaseFacts(rows: readonly FolderRow[], userId: string): readonly FolderRow[] {
  const which = useWhich();
  const { data } = useQuery({ ...caseFacts(userId, which ?? "quiet60"), enabled: Boolean(which) });
  const known = which ? data : undefined;
  const next = useNextLines(rows, userId);
  return useMemo(
    () => (known ? next.map((row) => ({ ...row, facts: known.get(row._id) ?? null })) : next),
    [next, known],
  );
}
