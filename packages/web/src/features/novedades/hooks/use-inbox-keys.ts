import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { focusRow, useRows } from "~/lib/lists/use-rows";
import type { NovedadActions } from "./use-novedad-actions";

/**
 * The keys of the inbox: J and K move between lines (Enter opens the case), A adds to the agenda, R
 * drafts the writ that answers it, too, E edits first, X dismisses. When one is handled, the focus moves to its neighbour.
 */
export function useInboxKeys(
  rows: readonly Novedad[],
  shown: string | null,
  { propose, dismiss, setCompleting }: NovedadActions,
): void {
  const onOpen = (act: (novedad: Novedad) => void) => (novedad: Novedad) => {
    if (novedad.state === "new" || novedad.state === "seen") act(novedad);
  };
  const leaving = (act: (novedad: Novedad) => void) =>
    onOpen((novedad) => {
      const at = rows.findIndex(({ _id }) => _id === novedad._id);
      const next = rows[at + 1] ?? rows[at - 1];
      if (next) focusRow(next._id);
      act(novedad);
    });
  const keys = {
    a: leaving((novedad) => void propose(novedad)),
    r: (novedad: Novedad) => {
      if (novedad.writ) leaving((one) => void propose(one, true))(novedad);
    },
    x: leaving((novedad) => void dismiss(novedad)),
    e: onOpen((novedad) => setCompleting(novedad)),
  };
  useRows({ rows, peeked: shown, keys });
}
