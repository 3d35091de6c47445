import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { UNDATED } from "@foja/core/kernel/undated.rules";
import { dayOf, instantAt, timeOf } from "@foja/core/kernel/zone.rules";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { toIsoDate, toTypedDate } from "~/lib/local-date";

const UNITS = [
  { value: "habiles", label: "Días hábiles" },
  { value: "corridos", label: "Días corridos" },
  { value: "meses", label: "Meses" },
];

type Unit = "habiles" | "corridos" | "meses";
type Values = { title: string; day: string; time: string; cantidad: string; unidad: Unit };
type DialogProps = {
  novedad: Novedad;
  onAccept: (given: AcceptNovedad) => Promise<void>;
  onClose: () => void;
};

/** What is to be put into the agenda, where it is not what is proposed or not all of it. */
export function AcceptDialog({ novedad, onAccept, onClose }: DialogProps) {
  const isEvent = novedad.proposal?.kind === "event";
  const { values, set, refusal, busy, submit } = useAccepting(novedad, onAccept, onClose);
  const complete =
    /^\d{4}-\d{2}-\d{2}$/.test(values.day) &&
    (isEvent ? values.time !== "" : Number(values.cantidad) > 0);
  return (
    <FormDialog
      title={isEvent ? "Agendar la audiencia" : "Agendar el plazo"}
      description={novedad.title}
      action="Agendar"
      busyLabel="Agendando…"
      disabled={!complete}
      {...{ busy, refusal, onClose }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Fields values={values} set={set} isEvent={isEvent} />
      </div>
    </FormDialog>
  );
}

function useAccepting(novedad: Novedad, onAccept: DialogProps["onAccept"], onDone: () => void) {
  const [values, setValues] = useState(() => valuesOf(novedad));
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onAccept(givenOf(novedad, values));
      onDone();
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  return { values, set, refusal, busy, submit };
}

type FieldsProps = { values: Values; set: (change: Partial<Values>) => void; isEvent: boolean };

function Fields({ values, set, isEvent }: FieldsProps) {
  return (
    <>
      <TextField
        label="Título"
        className="sm:col-span-2"
        maxLength={200}
        autoComplete="off"
        value={values.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <DateField
        label={isEvent ? "Día" : "Notificación"}
        autoFocus
        defaultValue={toTypedDate(values.day)}
        onChange={({ target }) => set({ day: toIsoDate(target.value) })}
      />
      {isEvent ? (
        <TextField
          label="Hora"
          type="time"
          value={values.time}
          onChange={({ target }) => set({ time: target.value })}
        />
      ) : (
        <Span values={values} set={set} />
      )}
    </>
  );
}

function Span({ values, set }: { values: Values; set: (change: Partial<Values>) => void }) {
  return (
    <>
      <TextField
        label="Cantidad"
        inputMode="numeric"
        autoComplete="off"
        value={values.cantidad}
        onChange={({ target }) => set({ cantidad: target.value.replace(/\D/g, "").slice(0, 4) })}
      />
      <SelectField
        label="Unidad"
        options={UNITS}
        value={values.unidad}
        onChange={({ target }) => set({ unidad: target.value as Unit })}
      />
    </>
  );
}

function valuesOf({ proposal, title, date }: Novedad): Values {
  const { start = null } = proposal ?? {};
  const since = date === UNDATED ? "" : date;
  const unit = proposal?.unidad;
  return {
    title: proposal?.title ?? title,
    day: proposal?.kind === "event" ? (start ? dayOf(start) : "") : since,
    time: start ? timeOf(start) : "",
    cantidad: String(proposal?.cantidad ?? ""),
    unidad: unit === "corridos" || unit === "meses" ? unit : "habiles",
  };
}

function givenOf({ proposal, system }: Novedad, values: Values): AcceptNovedad {
  const { day, time, cantidad, unidad } = values;
  const title = values.title.trim() || undefined;
  if (proposal?.kind === "event") return { title, start: instantAt(day, time) };
  const jurisdiccion = system === "mev" ? ("SCBA" as const) : ("PJN" as const);
  const { opciones, tipoNotificacion } = proposal?.variables ?? {};
  const base = {
    jurisdiccion,
    ...(opciones && { opciones }),
    ...(tipoNotificacion && { tipoNotificacion }),
  };
  return { title, variables: { ...base, notificacion: day, cantidad: Number(cantidad), unidad } };
}
