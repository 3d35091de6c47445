import type { Event } from "@foja/core/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { FolderChoice } from "~/components/folder-picker";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { getEvent } from "../api/event-list";
import { useEventForm } from "../hooks/use-event-form";
import { type EventValues, FIELD_LABELS } from "../lib/event-form";
import { colorName, EVENT_LOOK } from "../lib/event-types";
import { EventFormFields } from "./event-form-fields";

type DialogProps = { onSaved: (event: Event) => void; onClose: () => void };
type Initial = { values: EventValues; folder: FolderChoice | null };

/** Puts an event in the agenda. */
export const NewEventDialog = (props: DialogProps & { initial: Initial }) => (
  <FormDialog {...props} event={null} />
);

/** Edits an event, as it is now on the server and not as the calendar remembers it. */
export function EditEventDialog({ id, ...props }: DialogProps & { id: string; initial: Initial }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getEvent(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} event={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title="Editar evento" size="lg">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

type FormProps = DialogProps & { event: Event | null; initial: Initial };

function FormDialog({ event, initial, onSaved, onClose }: FormProps) {
  const formId = useId();
  const state = useEventForm({ event, initial, onSaved });
  const { form, stale } = state;
  const choosing = stale.length > 0;
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {event ? "Guardar cambios" : "Agendar"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event ? "Editar evento" : "Nuevo evento"}
      size="lg"
      footer={choosing ? undefined : footer}
    >
      {choosing ? (
        <VersionChoice
          differences={stale}
          labelOf={labelOf}
          write={(name, value) =>
            name === "folderId" ? state.folderNameOf(String(value)) : write(name, value)
          }
          busy={form.busy}
          onPick={state.pick}
          onSave={() => void state.saveChosen()}
        />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(submitted) => void state.submit(submitted)}
          className="space-y-5"
        >
          <FormErrorSummary
            message={state.refusal}
            fields={form.faults.length > 1 ? form.faults : []}
          />
          {state.restored && <RestoredDraft onDiscard={state.discard} />}
          <EventFormFields state={state} />
        </form>
      )}
    </Dialog>
  );
}

function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-accent border-s-2 bg-wash py-1.5 ps-3 pe-1.5 text-ink-soft">
      Recuperamos lo que habías escrito.
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Descartar el borrador
      </Button>
    </p>
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
