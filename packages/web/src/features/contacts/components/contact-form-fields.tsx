import {
  cbuDigits,
  cuitDigits,
  documentText,
  formatCbu,
  formatCuit,
  formatDocument,
} from "@foja/core/practice/contacts/identity.rules";
import { type ReactNode, useId } from "react";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE, optionsOf } from "~/components/contact-role";
import { Fold } from "~/components/ui/fold";
import { MaskedField } from "~/components/ui/masked-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { PROVINCES } from "~/lib/provinces";
import { type ContactValues, FORM_FIELDS } from "../lib/contact-form";

type Form = { form: SchemaForm<ContactValues> };
type FieldsProps = Form & {
  /** Fields that few people fill in for a new contact are folded. */
  folded: boolean;
  children?: ReactNode;
};

const maskOf = (read: (text: string) => string | undefined, show: (kept: string) => string) => {
  return (text: string) => {
    const kept = read(text);
    return kept === undefined ? text : show(kept);
  };
};
const maskCuit = maskOf(cuitDigits, formatCuit);
const maskCbu = maskOf(cbuDigits, formatCbu);
const maskDocument = maskOf(documentText, formatDocument);

const GRID = "grid gap-x-4 gap-y-5 sm:grid-cols-2";

/** The fields of a contact: name, role, the role's details, and all the others. */
export function ContactFormFields({ form, folded, children }: FieldsProps) {
  const { errors } = form.formState;
  const isCompany = form.watch("type") === "juridica";
  const rest = <Rest form={form} isCompany={isCompany} />;
  return (
    <>
      <div className={GRID}>
        <Who form={form} isCompany={isCompany} />
        <div className="sm:col-span-2 empty:hidden has-[>[role=status]:empty]:-mb-5">
          {children}
        </div>
        {!folded && rest}
      </div>
      {folded && (
        <Fold
          title="Más datos"
          said="Teléfono, CUIT, domicilio…"
          open={Object.keys(errors).some((name) => !ALWAYS.has(name))}
        >
          <div className={GRID}>{rest}</div>
        </Fold>
      )}
    </>
  );
}

/** The fields that are always shown for a new contact. */
const ALWAYS = new Set(["name", "lastName", "role"]);

type PartProps = Form & { isCompany: boolean };

function Who({ form, isCompany }: PartProps) {
  return (
    <>
      <TextField
        label={isCompany ? "Razón social" : FORM_FIELDS.name}
        autoFocus
        required
        maxLength={120}
        autoComplete="off"
        className={isCompany ? "sm:col-span-2" : undefined}
        {...form.field("name")}
      />
      {!isCompany && (
        <TextField
          label={FORM_FIELDS.lastName}
          maxLength={120}
          autoComplete="off"
          {...form.field("lastName")}
        />
      )}
      <SelectField
        label={FORM_FIELDS.role}
        placeholder="Sin rol"
        options={optionsOf(CONTACT_ROLE)}
        {...form.field("role")}
      />
    </>
  );
}

function Rest({ form, isCompany }: PartProps) {
  return (
    <>
      <SelectField
        label={FORM_FIELDS.type}
        options={optionsOf(CONTACT_TYPE)}
        {...form.field("type")}
      />
      {!isCompany && (
        <MaskedField
          label={FORM_FIELDS.document}
          hint="DNI o pasaporte."
          inputMode="numeric"
          maxLength={20}
          mask={maskDocument}
          {...form.field("document")}
        />
      )}
      <MaskedField
        label={FORM_FIELDS.cuit}
        hint="O CUIL: once números."
        inputMode="numeric"
        maxLength={15}
        mask={maskCuit}
        {...form.field("cuit")}
      />
      <Reach form={form} />
    </>
  );
}

function Reach({ form }: Form) {
  const provinces = useId();
  return (
    <>
      <TextField
        label={FORM_FIELDS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...form.field("phone")}
      />
      <TextField
        label={FORM_FIELDS.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field("email")}
      />
      <TextField label={FORM_FIELDS.company} autoComplete="off" {...form.field("company")} />
      <SelectField
        label={FORM_FIELDS.status}
        options={optionsOf(CONTACT_STATUS)}
        {...form.field("status")}
      />
      <TextField
        label={FORM_FIELDS.address}
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field("address")}
      />
      <div className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-[1fr_1fr_9rem]">
        <TextField label={FORM_FIELDS.city} autoComplete="off" {...form.field("city")} />
        <TextField
          label={FORM_FIELDS.state}
          list={provinces}
          autoComplete="off"
          {...form.field("state")}
        />
        <TextField label={FORM_FIELDS.zipCode} autoComplete="off" {...form.field("zipCode")} />
      </div>
      <MaskedField
        label={FORM_FIELDS.cbu}
        hint="O CVU: veintidós números."
        inputMode="numeric"
        maxLength={30}
        mask={maskCbu}
        className="sm:col-span-2"
        {...form.field("cbu")}
      />
      <datalist id={provinces}>
        {PROVINCES.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
    </>
  );
}
