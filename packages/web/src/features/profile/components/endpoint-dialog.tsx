import { EVENT_NAMES, EVENTS, type EventName } from "@foja/core/programs/webhooks/event.rules";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { TextField } from "~/components/ui/text-field";
import { factorMessage } from "~/lib/factors/message";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { createEndpoint } from "../api/programs";

/** Adds an address that is told of events: its secret is given to `onMade`. */
export function EndpointDialog({
  onMade,
  onClose,
}: {
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const form = useSchemaForm<{ url: string }>(undefined, { url: "" });
  const [events, setEvents] = useState<ReadonlySet<EventName>>(
    new Set<EventName>(["movement.created", "deadline.due"]),
  );
  const { refusal, submit } = useSend(form, {
    send: ({ url }) =>
      createEndpoint({ url, events: EVENT_NAMES.filter((one) => events.has(one)) }),
    onDone: ({ endpoint }) => onMade(endpoint.secret),
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : factorMessage(error)),
  });
  const toggle = (name: EventName) =>
    setEvents((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <FormDialog
      title="Nueva dirección"
      description="Le mandamos cada aviso firmado, en orden dentro de cada causa, y lo repetimos si no responde."
      action="Agregar dirección"
      busyLabel="Agregando…"
      busy={form.busy}
      {...{ refusal, faults: form.faults, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Dirección"
        hint="Empieza con https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("url")}
      />
      <fieldset>
        <legend className="mb-2 font-medium">Avisos</legend>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {EVENT_NAMES.map((name) => (
            <Checkbox
              key={name}
              label={EVENTS[name].label}
              checked={events.has(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
