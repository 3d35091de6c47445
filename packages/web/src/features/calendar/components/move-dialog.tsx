import type { Event } from "@foja/core/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { getEvent } from "../api/event-list";
import type { Span } from "../lib/entries";
import { type EventValues, valuesOf, valuesSpan } from "../lib/event-form";
import { SpanFields } from "./event-form-fields";

type MoveProps = { id: string; onMove: (event: Event, span: Span) => void; onClose: () => void };

const schema = () => import("../lib/event-form-schema").then((module) => module.eventForm);

/** Another time for an event, by keyboard: what a drag does, without one. */
export function MoveDialog({ id, onMove, onClose }: MoveProps) {
  const { data, error } = useQuery(getEvent(id));
  if (data) return <MoveForm event={data} {...{ onMove, onClose }} />;
  return (
    <Dialog open onOpenChange={onClose} title="Mover a…">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={2} />}
    </Dialog>
  );
}

function MoveForm({ event, onMove, onClose }: Omit<MoveProps, "id"> & { event: Event }) {
  const formId = useId();
  const form = useSchemaForm<EventValues>(schema, valuesOf(event));
  const submit = form.handleSubmit((values) => {
    onClose();
    onMove(event, valuesSpan(values));
  });
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary">
        Mover
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="Mover a…" description={event.title} footer={footer}>
      <form id={formId} noValidate onSubmit={(submitted) => void submit(submitted)}>
        <SpanFields form={form} />
      </form>
    </Dialog>
  );
}
