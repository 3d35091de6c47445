import type { BookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { useSaveConfig } from "../hooks/use-save-config";
import { slugFor, slugIn } from "../lib/addresses";

type Values = {
  slug: string;
  active: boolean;
  title: string;
  intro: string;
  phone: string;
  mostPerDay: string;
};

const valuesOf = (
  { slug, active, title, intro, phone, mostPerDay }: BookingConfig,
  name: string,
): Values => ({
  slug: slug ?? slugFor(name),
  active,
  title: title ?? "",
  intro: intro ?? "",
  phone: phone ?? "",
  mostPerDay: mostPerDay === null ? "" : String(mostPerDay),
});

/** The ids of the fields that the list of what is missing leads to. */
export const PAGE_FIELDS = { active: "reservas-activa", slug: "reservas-direccion" } as const;

type SettingsCardProps = {
  config: BookingConfig;
  /** The name of the practice, which its address is proposed from. */
  name: string;
  /** The address below which booking pages are: «https://foja.ar/booking/». */
  base: string;
  onWrite: (shown: { title: string; intro: string }) => void;
};

/** The page itself: its address, whether it is active, its title and introduction. */
export function SettingsCard({ config, name, base, onWrite }: SettingsCardProps) {
  const prefix = useId();
  const [values, setValues] = useState(() => valuesOf(config, name));
  const { save, isSaving, error } = useSaveConfig(config);
  const faults = faultsIn(error);
  const set = (change: Partial<Values>) => {
    const next = { ...values, ...change };
    setValues(next);
    onWrite(next);
  };
  const field = (name: "slug" | "title" | "intro" | "phone" | "mostPerDay") => ({
    id: `${prefix}-${name}`,
    error: faults[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const slug = values.slug.trim() === "" ? null : (slugIn(values.slug) ?? values.slug);
    if (slug) setValues({ ...values, slug });
    const { active, title, intro, phone, mostPerDay } = values;
    const most = mostPerDay.trim() === "" ? null : Number(mostPerDay);
    save({ slug, active, title, intro, phone, mostPerDay: most }, "Página guardada");
  };
  const isOwn = Object.keys(faults).length > 0;
  return (
    <Card title="1. Tu página">
      <form noValidate onSubmit={submit} className="space-y-5">
        <FormErrorSummary message={error && !isOwn ? messageOf(error) : undefined} />
        <Checkbox
          id={PAGE_FIELDS.active}
          label="Activa: se pueden reservar turnos"
          checked={values.active}
          onChange={({ target }) => set({ active: target.checked })}
        />
        <TextField
          label="Dirección"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          hint={<span className="break-all">{`${base}${values.slug}`}</span>}
          {...field("slug")}
          id={PAGE_FIELDS.slug}
        />
        <TextField
          label="Título"
          maxLength={120}
          autoComplete="off"
          placeholder="Estudio Pérez y asociados"
          hint="Vacío, se muestra el nombre del estudio."
          {...field("title")}
        />
        <TextareaField
          label="Presentación"
          rows={3}
          maxLength={4000}
          hint="Lo primero que lee quien entra."
          {...field("intro")}
        />
        <TextField
          label="Teléfono del estudio"
          type="tel"
          autoComplete="off"
          maxLength={60}
          hint="Va en los correos y en la página del turno, para quien no puede ir."
          {...field("phone")}
        />
        <TextField
          label="Máximo de turnos por día, entre todos"
          inputMode="numeric"
          maxLength={3}
          placeholder="Sin máximo"
          className="sm:max-w-64"
          {...field("mostPerDay")}
        />
        <Button type="submit" variant="primary" busy={isSaving} busyLabel="Guardando…">
          Guardar la página
        </Button>
      </form>
    </Card>
  );
}

const FIELDS = ["slug", "title", "intro", "phone", "mostPerDay"];

/** The API's message for each field. */
function faultsIn(error: Error | null): Record<string, string> {
  const details = error instanceof ApiError ? (error.body.details ?? []) : [];
  const own = details.filter(({ path }) => FIELDS.includes(path));
  return Object.fromEntries(own.map(({ path, message }) => [path, message]));
}
