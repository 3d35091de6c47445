import { Button } from "./button";

type LoadMoreProps = { shown: number; hasMore: boolean; busy: boolean; onMore: () => void };

/** The end of a list read in pages: how much is shown, and a button for the others. */
export function LoadMore({ shown, hasMore, busy, onMore }: LoadMoreProps) {
  return (
    <div className="flex items-center justify-between gap-4 py-3 text-ink-faint text-sm">
      <span aria-live="polite">{shown === 1 ? "1 resultado" : `${shown} resultados`}</span>
      {hasMore && (
        <Button size="sm" busy={busy} busyLabel="Cargando…" onClick={onMore}>
          Cargar más
        </Button>
      )}
    </div>
  );
}
