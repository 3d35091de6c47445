import type { Event } from "@foja/core/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { getEvent } from "../api/event-list";
import { type Beginning, useEventForm } from "../hooks/use-event-form";
import { FIELD_LABELS } from "../lib/event-form";
import { colorName, EVENT_LOOK } from "../lib/event-types";
import { EventFormFields } from "./event-form-fields";

type DialogProps = { onSaved: (event: Event) => void; onClose: () => void };

/** Puts an event in the agenda. */
export const NewEventDialog = (props: DialogProps & { beginning: Beginning }) => (
  <FormDialog {...props} event={null} />
);

/** Edits an event, as it is now on the server and not as the calendar remembers it. */
export function EditEventDialog({
  id,
  ...props
}: DialogProps & { id: string; beginning: Beginning }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getEvent(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} event={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title="Editar evento" size="lg">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

type FormProps = DialogProps & { event: Event | null; beginning: Beginning };

function FormDialog({ event, beginning, onSaved, onClose }: FormProps) {
  const formId = useId();
  const state = useEventForm({ event, beginning, onSaved, onClose });
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
          // A case is chosen by its name; what identifies it goes along.
          differences={stale.filter(({ name }) => name !== "folderId")}
          labelOf={labelOf}
          write={write}
          busy={form.busy}
          onPick={(name, pick) => {
            state.pick(name, pick);
            if (name === "folderName") state.pick("folderId", pick);
          }}
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
          <EventFormFields form={form} />
        </form>
      )}
    </Dialog>
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
