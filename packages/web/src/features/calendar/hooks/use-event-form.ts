import type { Event } from "@foja/core/practice/events/event.schema";
import type { Draft } from "~/lib/forms/draft";
import { useRecordForm } from "~/lib/forms/use-record-form";
import { createEvent, updateEvent } from "../api/event-calls";
import { getEvent } from "../api/event-list";
import { bodyOf, changedBody, type EventValues, valuesOf } from "../lib/event-form";

const schema = () => import("../lib/event-form-schema").then((module) => module.eventForm);

const REUSED =
  "Ya habíamos recibido este evento con otros datos. Fijate si está en el calendario antes de guardarlo otra vez.";

/** The initial values of a new event, and the name under which its draft is stored. */
export type Beginning = { values: EventValues; kind: string };

async function save(event: Event | null, values: EventValues, draft: Draft<EventValues>) {
  if (!event) return createEvent(bodyOf(values), draft.key);
  const changes = changedBody(draft.base, values);
  return Object.keys(changes).length === 0 ? event : updateEvent(event._id, changes, draft.version);
}

type Options = {
  /** The event being edited; null creates one. */
  event: Event | null;
  beginning: Beginning;
  onSaved: (event: Event) => void;
  onClose: () => void;
};

/** The form of an event, its draft, and the handling of the server's refusals. */
export function useEventForm({ event, beginning, ...rest }: Options) {
  const { values: empty, kind } = beginning;
  return useRecordForm(
    { kind, schema, empty, valuesOf, save, reused: REUSED, read: getEvent },
    { record: event, ...rest },
  );
}
