import type { Event } from "@foja/core/practice/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { colorName, EVENT_LOOK } from "~/lib/event-types";
import { formatDate } from "~/lib/format";
import { getEvent } from "../api/event-list";
import { type Beginning, useEventForm } from "../hooks/use-event-form";
import { FIELD_LABELS } from "../lib/event-form";
import { EventFormFields } from "./event-form-fields";

type DialogProps = { onSaved: (event: Event) => void; onClose: () => void };

/** Adds an event to the agenda. */
export const NewEventDialog = (props: DialogProps & { beginning: Beginning }) => (
  <FormDialog {...props} event={null} />
);

/** Edits an event, with its values on the server instead of the calendar's cached ones. */
export function EditEventDialog({
  id,
  ...props
}: DialogProps & { id: string; beginning: Beginning }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getEvent(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} event={data} />;
  return <ReadingDialog title="Editar evento" size="lg" error={error} onClose={props.onClose} />;
}

type FormProps = DialogProps & { event: Event | null; beginning: Beginning };

function FormDialog({ event, beginning, onSaved, onClose }: FormProps) {
  const state = useEventForm({ event, beginning, onSaved, onClose });
  return (
    <RecordDialog
      title={event ? "Editar evento" : "Nuevo evento"}
      action={event ? "Guardar cambios" : "Agendar"}
      size="lg"
      {...{ state, labelOf, write, onClose }}
    >
      <EventFormFields form={state.form} isNew={event === null} />
    </RecordDialog>
  );
}

const labelOf = (name: string) =>
  Object.entries(FIELD_LABELS).find(([field]) => field === name)?.[1] ?? name;

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "type") {
    return Object.entries(EVENT_LOOK).find(([type]) => type === text)?.[1].label ?? text;
  }
  if (name === "allDay") return value ? "Sí" : "No";
  if (name === "color") return colorName(text);
  return name.endsWith("Date") ? formatDate(text) : text;
}
