import type { CreateKey } from "@foja/core/accounts/keys/key.schema";
import { FormDialog } from "~/components/form-dialog";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { factorMessage } from "~/lib/factors/message";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { createKey } from "../api/programs";

type Values = { name: string; scope: "read" | "write"; days: "" | "30" | "90" | "365" };

const EMPTY: Values = { name: "", scope: "read", days: "90" };
const DAY_MS = 24 * 3600_000;

const SCOPES = [
  { value: "read", label: "Leer" },
  { value: "write", label: "Leer, escribir y proponer" },
];
const ENDS = [
  { value: "30", label: "En 30 días" },
  { value: "90", label: "En 90 días" },
  { value: "365", label: "En un año" },
  { value: "", label: "Hasta que la revoque" },
];

const bodyOf = ({ name, scope, days }: Values): CreateKey => ({
  name,
  scopes: scope === "write" ? ["read", "write"] : ["read"],
  expiresAt: days === "" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
});

/** Makes a key for a program: its secret is given to `onMade`. */
export function KeyDialog({
  onMade,
  onClose,
}: {
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const form = useSchemaForm<Values>(undefined, EMPTY);
  const { refusal, submit } = useSend(form, {
    send: (values) => createKey(bodyOf(values)),
    onDone: ({ key }) => onMade(key.secret),
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : factorMessage(error)),
  });
  return (
    <FormDialog
      size="sm"
      title="Nueva clave"
      description="Con ella un programa entra a este estudio, y ve a lo sumo lo que ves vos."
      action="Crear clave"
      busyLabel="Creando…"
      busy={form.busy}
      {...{ refusal, faults: form.faults, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Nombre"
        hint="Qué programa la va a usar."
        autoComplete="off"
        maxLength={80}
        {...form.field("name")}
      />
      <SelectField label="Permisos" options={SCOPES} {...form.field("scope")} />
      <SelectField label="Vence" options={ENDS} {...form.field("days")} />
    </FormDialog>
  );
}
