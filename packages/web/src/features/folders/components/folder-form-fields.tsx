import { useId } from "react";
import { FOLDER_STATUS_OPTIONS } from "~/components/folder-status";
import { ResponsibleField } from "~/components/responsible-field";
import { DateField } from "~/components/ui/date-field";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { usePeople } from "~/lib/people/people";
import { JURISDICTIONS } from "../data/jurisdictions";
import { FUEROS, MATTERS } from "../data/matters";
import { FORM_FIELDS, type FolderField, type FolderValues, PARTY_NAMES } from "../lib/folder-form";
import { ClientField } from "./client-field";

const PARTY_OPTIONS = Object.entries(PARTY_NAMES).map(([value, label]) => ({ value, label }));
const TWO = "grid gap-x-4 gap-y-5 sm:grid-cols-2";

type Form = { form: SchemaForm<FolderValues> };

type MainProps = Form & {
  focused?: boolean;
  /** A new case may be reserved from the start. */
  fresh?: boolean;
};

const ACCESS_OPTIONS = [
  { value: "", label: "Todo el estudio" },
  { value: "reserved", label: "Solo yo y quien responde" },
];

/** The fields of every case: its carátula, its client and their side. */
export function MainFields({ form, focused = false, fresh = false }: MainProps) {
  const { hasTeam } = usePeople();
  return (
    <div className={TWO}>
      <TextField
        label={FORM_FIELDS.folderName}
        autoFocus={focused}
        required
        maxLength={250}
        autoComplete="off"
        hint="Como figura en el expediente: actor c/ demandado s/ objeto."
        className="sm:col-span-2"
        {...form.field("folderName")}
      />
      <ClientField form={form} />
      <SelectField
        label={FORM_FIELDS.folderParte}
        options={PARTY_OPTIONS}
        placeholder="Sin indicar"
        hint="Así Novedades sabe qué plazos son tuyos."
        {...form.field("folderParte")}
      />
      <ResponsibleField
        label={FORM_FIELDS.responsibleId}
        chosen={form.watch("responsibleId") ?? ""}
        {...form.field("responsibleId")}
      />
      {fresh && hasTeam && (
        <SelectField
          label="Quién la ve"
          options={ACCESS_OPTIONS}
          hint="Reservada, después podés sumar a otras personas."
          {...form.field("access")}
        />
      )}
    </div>
  );
}

const FOLDED = [
  "folderContraparte",
  "folderJuzgado",
  "folderFuero",
  "folderJuris",
  "materia",
  "initialDateFolder",
  "description",
] as const satisfies FolderField[];

/** The other fields of a new case, folded: those that the court filled in are named on the line. */
export function FoldedFields({ form }: Form) {
  const { errors } = form.formState;
  const said = form
    .watch([...FOLDED])
    .filter(Boolean)
    .join(" · ");
  return (
    <Fold title="Más datos" said={said} open={FOLDED.some((name) => errors[name])}>
      <MoreFields form={form} />
    </Fold>
  );
}

type MoreProps = Form & {
  /** An existing case may be closed. */
  closes?: boolean;
  /** Its number is edited here if it is not linked with a court. */
  numbered?: boolean;
};

/** The other fields: counterparty, court, subject, dates and description. */
export function MoreFields({ form, closes = false, numbered = false }: MoreProps) {
  return (
    <div className={TWO}>
      {numbered && (
        <TextField
          label={FORM_FIELDS.folderExpediente}
          autoComplete="off"
          maxLength={60}
          {...form.field("folderExpediente")}
        />
      )}
      <TextField
        label={FORM_FIELDS.folderContraparte}
        autoComplete="off"
        maxLength={200}
        {...form.field("folderContraparte")}
      />
      <TextField
        label={FORM_FIELDS.folderJuzgado}
        autoComplete="off"
        maxLength={160}
        {...form.field("folderJuzgado")}
      />
      <SuggestedField form={form} name="folderFuero" options={FUEROS} />
      <SuggestedField form={form} name="folderJuris" options={JURISDICTIONS} />
      <SuggestedField form={form} name="materia" options={MATTERS} />
      <SelectField
        label={FORM_FIELDS.status}
        options={FOLDER_STATUS_OPTIONS}
        {...form.field("status")}
      />
      <DateField
        label={FORM_FIELDS.initialDateFolder}
        leaning="back"
        {...form.field("initialDateFolder")}
      />
      {closes && (
        <DateField
          label={FORM_FIELDS.finalDateFolder}
          leaning="back"
          {...form.field("finalDateFolder")}
        />
      )}
      <TextareaField
        label={FORM_FIELDS.description}
        className="sm:col-span-2"
        {...form.field("description")}
      />
    </div>
  );
}

type SuggestedProps = Form & { name: FolderField; options: readonly string[] };

/** A text with suggestions; any other text is accepted. */
function SuggestedField({ form, name, options }: SuggestedProps) {
  const list = useId();
  return (
    <>
      <TextField label={FORM_FIELDS[name]} list={list} autoComplete="off" {...form.field(name)} />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  );
}
