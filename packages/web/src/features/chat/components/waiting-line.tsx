import { Clock, TriangleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { outbox } from "../hooks/outbox";
import type { Outgoing } from "../lib/outbox";

/** A message that is being sent, or was refused and waits for its author. */
export function WaitingLine({ one: { key, text, refused } }: { one: Outgoing }) {
  return (
    <article aria-label="Mensaje sin enviar" className="flex gap-3 px-4 py-1 sm:px-5">
      <span className="grid w-8 shrink-0 justify-center pt-1 [&_svg]:size-4">
        {refused ? (
          <TriangleAlert aria-hidden className="text-danger" />
        ) : (
          <Clock aria-hidden className="text-ink-faint" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap break-words text-ink-soft">{text}</p>
        {refused ? (
          <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <span className="text-danger">No se envió: {refused}</span>
            <Button size="sm" onClick={() => outbox().retry(key)}>
              Enviar de nuevo
            </Button>
            <Button size="sm" variant="quiet" onClick={() => outbox().drop(key)}>
              Descartar
            </Button>
          </div>
        ) : (
          <p className="text-ink-faint text-xs">Se envía cuando haya conexión</p>
        )}
      </div>
    </article>
  );
}
