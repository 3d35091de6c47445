import type { Event } from "@foja/core/practice/events/event.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { colorName } from "~/lib/event-types";
import { notify } from "~/lib/notify";
import { refreshEvents, showEvent } from "../api/event-cache";
import { settleConflict } from "../api/google";
import { whenOf } from "../lib/entries";

/** The origin of an event, and its link at Google. */
export function GoogleOrigin({ event }: { event: Event }) {
  const { google, imported, syncedWithGoogle } = event;
  const origin = imported
    ? "Importado de Google Calendar"
    : syncedWithGoogle
      ? "Sincronizado con Google Calendar"
      : "Todavía no llegó a Google Calendar";
  return (
    <>
      {origin}
      {google?.readOnly && <span className="block text-ink-soft">{google.readOnly}</span>}
      {google?.link && (
        <a
          href={google.link}
          target="_blank"
          rel="noreferrer"
          className="block underline underline-offset-2"
        >
          {google.series ? "Editar toda la serie en Google" : "Ver en Google"}
        </a>
      )}
    </>
  );
}

/** The values of an event that differ from Google's: one of both is kept. */
export function GoogleConflict({ event }: { event: Event }) {
  const cache = useQueryClient();
  const settle = useMutation({
    mutationFn: (keep: "google" | "foja") => settleConflict(event._id, keep),
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: (settled) => {
      showEvent(cache, settled);
      refreshEvents(cache);
    },
  });
  const ours = event.google?.conflict?.ours;
  if (!ours) return null;
  const before = { ...event, ...ours };
  return (
    <section
      aria-label="Cambió en los dos lados"
      className="mb-4 border-warn border-s-2 bg-wash p-3"
    >
      <p className="mb-2">Cambió en Foja y en Google a la vez. Quedó lo de Google; acá decía:</p>
      <ul className="mb-3 list-disc ps-5">
        {ours.title !== undefined && <li>{ours.title}</li>}
        {ours.start !== undefined && <li>{whenOf(before)}</li>}
        {ours.description !== undefined && <li>{ours.description ?? "Sin descripción"}</li>}
        {ours.color !== undefined && <li>{ours.color ? colorName(ours.color) : "Sin color"}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button busy={settle.isPending} onClick={() => settle.mutate("google")}>
          Dejar lo de Google
        </Button>
        <Button busy={settle.isPending} onClick={() => settle.mutate("foja")}>
          Volver a lo de Foja
        </Button>
      </div>
    </section>
  );
}
