import { dueText } from "@foja/core/law/deadlines/text.rules";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { refreshSession } from "~/lib/session/session";
import { type ScheduledDeadline, unschedule } from "../api/deadline-calls";
import { refreshAgenda } from "../api/refresh";

type NoteProps = { scheduled: ScheduledDeadline; onUndone: () => void };

/** Says where a deadline was added, with a button that removes it. */
export function ScheduledNote({ scheduled, onUndone }: NoteProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { _id, name, deadline, folderId } = scheduled;

  const undo = async () => {
    setBusy(true);
    try {
      await unschedule(scheduled);
      notify.success("El plazo ya no está agendado");
      onUndone();
    } catch (error) {
      notify.error(messageOf(error));
    }
    await Promise.all([refreshAgenda(cache), refreshSession()]);
    setBusy(false);
  };

  return (
    <section
      aria-label="Plazo agendado"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-ok/40 bg-ok-wash px-5 py-3"
    >
      <CalendarCheck aria-hidden className="size-5 shrink-0 text-ok" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        Agendado: «{name}» vence el {dueText(deadline?.vencimiento ?? "")}.
      </p>
      <nav aria-label="Lo que se agendó" className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="underline" to={paths.tasks.one(_id)}>
          Ver la tarea
        </Link>
        {folderId && (
          <Link className="underline" to={paths.folders.details(folderId)}>
            Ver la causa
          </Link>
        )}
      </nav>
      <Button size="sm" busy={busy} onClick={() => void undo()}>
        Deshacer
      </Button>
    </section>
  );
}
