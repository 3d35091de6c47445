import { Button } from "~/components/ui/button";

/** Says that a form was restored from its draft, with a button to start again. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-accent border-s-2 bg-wash py-1.5 ps-3 pe-1.5 text-ink-soft">
      Recuperamos lo que habías escrito.
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Descartar el borrador
      </Button>
    </p>
  );
}
