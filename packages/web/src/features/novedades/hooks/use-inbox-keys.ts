import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { focusRow, useWalk } from "~/lib/lists/use-walk";
import { useShortcuts } from "~/lib/shortcuts";
import type { NovedadActions } from "./use-novedad-actions";

/**
 * The keys of the inbox: J and K move between lines (Enter opens the case), A adds to the agenda, E
 * edits first, X dismisses. When one is handled, the focus moves to its neighbour.
 */
export function useInboxKeys(
  rows: readonly Novedad[],
  shown: string | null,
  { propose, dismiss, setCompleting }: NovedadActions,
): void {
  const walk = useWalk(rows, shown);
  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (next) focusRow(next._id);
  };
  const onOpen = (act: (novedad: Novedad) => void) => () => {
    const here = walk.here();
    if (here && (here.state === "new" || here.state === "seen")) act(here);
  };
  const leaving = (act: (novedad: Novedad) => void) =>
    onOpen((novedad) => {
      const at = rows.findIndex(({ _id }) => _id === novedad._id);
      const next = rows[at + 1] ?? rows[at - 1];
      if (next) focusRow(next._id);
      act(novedad);
    });
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    a: leaving((novedad) => void propose(novedad)),
    x: leaving((novedad) => void dismiss(novedad)),
    e: onOpen(setCompleting),
  });
}
