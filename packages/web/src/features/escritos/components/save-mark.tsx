import { Button } from "~/components/ui/button";
import type { SaveState } from "../hooks/use-autosave";

const SAID = { saved: "Guardado", waiting: "Sin guardar", saving: "Guardando…" } as const;

type SaveMarkProps = { state: SaveState; onRetry: () => void };

/** Whether what was written is saved. */
export function SaveMark({ state, onRetry }: SaveMarkProps) {
  if (state.is === "conflict") return null;
  if (state.is !== "failed") {
    return (
      <span role="status" className="text-ink-soft text-sm">
        {SAID[state.is]}
      </span>
    );
  }
  return (
    <span role="alert" className="flex items-center gap-2 text-danger text-sm">
      No se guardó. {state.why}
      <Button size="sm" onClick={onRetry}>
        Guardar ahora
      </Button>
    </span>
  );
}
