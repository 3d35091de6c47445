import type { BookingConfig, BookingType } from "@foja/core/agenda/booking/booking.schema";
import { type FormEvent, useId, useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { messageOf } from "~/lib/api/messages";
import { useSaveConfig } from "../hooks/use-save-config";
import { EMPTY_KIND, type KindValues, valuesOf, withKind } from "../lib/kind-form";
import { DaySample } from "./day-sample";
import { KindFields } from "./kind-fields";

type KindDialogProps = {
  config: BookingConfig;
  /** Null creates a new one. */
  kind: BookingType | null;
  onClose: () => void;
};

/** The form of a kind of appointment, with a sample day beside it. */
export function KindDialog({ config, kind, onClose }: KindDialogProps) {
  const prefix = useId();
  const [values, setValues] = useState<KindValues>(() => (kind ? valuesOf(kind) : EMPTY_KIND));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [sent, setSent] = useState(false);
  const { save, isSaving, error } = useSaveConfig(config);
  const idOf = (name: string) => `${prefix}-${name}`;

  /** Validates with the API's own schema; if its code does not arrive, the server still checks. */
  const judge = async (judged: KindValues) => {
    const found = await import("../lib/kind-schema").then(
      ({ kindFaults }) => kindFaults(judged),
      () => ({}),
    );
    setFaults(found);
    return Object.keys(found);
  };
  const change = (part: Partial<KindValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (sent) void judge(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const [first] = await judge(values);
    if (first) document.getElementById(idOf(first))?.focus();
    else save({ types: withKind(config.types, values) }, "Turno guardado", onClose);
  };
  return (
    <FormDialog
      title={kind ? "Editar el turno" : "Nuevo turno"}
      action={kind ? "Guardar" : "Agregar"}
      busyLabel="Guardando…"
      busy={isSaving}
      size="lg"
      refusal={error ? messageOf(error) : undefined}
      faults={Object.entries(faults).map(([name, message]) => ({ id: idOf(name), message }))}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <KindFields values={values} faults={faults} idOf={idOf} onChange={change} />
        <DaySample values={values} />
      </div>
    </FormDialog>
  );
}
