import type { DeadlineChange } from "@foja/core/agenda/scheduling/scheduling.schema";
import type { CalendarEdit, CalendarYear } from "@foja/core/law/deadlines/calendar.schema";
import { dueText } from "@foja/core/law/deadlines/text.rules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { saveCalendar } from "../api/deadline-calls";
import { refreshAgenda } from "../api/refresh";

type ChangeProps = {
  calendar: CalendarYear;
  proposed: CalendarEdit[];
  onClose: () => void;
};

/** What a change of calendar would move, before it is made. */
export function ChangeDialog({ calendar, proposed, onClose }: ChangeProps) {
  const cache = useQueryClient();
  const { jurisdiccion, version } = calendar;
  const dry = useQuery({
    queryKey: ["calendar-dry-run", jurisdiccion, version, JSON.stringify(proposed)],
    queryFn: () => saveCalendar(jurisdiccion, { edits: proposed, version, dryRun: true }),
    gcTime: 0,
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => saveCalendar(jurisdiccion, { edits: proposed, version }),
    onSuccess: async ({ changes }) => {
      // Closed first, because with the new calendar this dialog would ask something else.
      onClose();
      notify.success(savedText(changes.length));
      await refreshAgenda(cache);
    },
  });
  const error = save.error ?? dry.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cambiar el calendario"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            busy={save.isPending || dry.isPending}
            busyLabel={save.isPending ? "Guardando…" : undefined}
            onClick={() => save.mutate()}
          >
            Guardar el cambio
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="mb-4 text-danger">
          {messageOf(error)}
        </p>
      )}
      {dry.isPending ? <SkeletonRows rows={3} /> : <Moves changes={dry.data?.changes ?? []} />}
    </Dialog>
  );
}

const savedText = (moved: number) =>
  moved === 0
    ? "Calendario guardado: ningún plazo agendado se movió"
    : `Calendario guardado: ${moved === 1 ? "se movió 1 plazo" : `se movieron ${moved} plazos`}`;

function Moves({ changes }: { changes: DeadlineChange[] }) {
  if (changes.length === 0) return <p>Ningún plazo agendado se mueve.</p>;
  return (
    <>
      <p className="mb-3">
        {changes.length === 1 ? "Se mueve un plazo:" : `Se mueven ${changes.length} plazos:`}
      </p>
      <ul className="divide-y border-y">
        {changes.map(({ taskId, title, folderName, before, after, ...rest }) => (
          <li key={taskId} className="py-2.5">
            <span className="font-medium">{title}</span>
            {folderName && <span className="block text-ink-soft text-sm">{folderName}</span>}
            <span className="block tabular-nums">
              {before === after
                ? `Vence igual; la gracia pasa al ${rest.graceAfter ? dueText(rest.graceAfter) : "—"}`
                : `Vencía el ${dueText(before)}; vence el ${dueText(after)}`}
            </span>
            {rest.left && (
              <span className="block text-sm text-warn">
                Su tarea queda en el día al que la movieron a mano.
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">
        Se mueve su tarea, que lo dice, y queda una nota en la causa.
      </p>
    </>
  );
}
