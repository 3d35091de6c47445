import type { Event } from "@foja/core/practice/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "~/components/form-dialog";
import { ReadingDialog } from "~/components/record-dialog";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { getEvent } from "../api/event-list";
import type { Span } from "../lib/entries";
import { type EventValues, valuesOf, valuesSpan } from "../lib/event-form";
import { SpanFields } from "./span-fields";

type MoveProps = { id: string; onMove: (event: Event, span: Span) => void; onClose: () => void };

const schema = () => import("../lib/event-form-schema").then((module) => module.eventForm);

/** Another time for an event, by keyboard: an alternative to dragging. */
export function MoveDialog({ id, onMove, onClose }: MoveProps) {
  const { data, error } = useQuery(getEvent(id));
  if (data) return <MoveForm event={data} {...{ onMove, onClose }} />;
  return <ReadingDialog title="Mover a…" {...{ error, onClose }} />;
}

function MoveForm({ event, onMove, onClose }: Omit<MoveProps, "id"> & { event: Event }) {
  const form = useSchemaForm<EventValues>(schema, valuesOf(event));
  const submit = form.handleSubmit((values) => {
    onClose();
    onMove(event, valuesSpan(values));
  });
  return (
    <FormDialog
      title="Mover a…"
      description={event.title}
      action="Mover"
      onSubmit={(submitted) => void submit(submitted)}
      onClose={onClose}
    >
      <SpanFields form={form} />
    </FormDialog>
  );
}
