import type { Contact, CreateContact } from "@foja/core/practice/contacts/contact.schema";
import { formatCbu } from "@foja/core/practice/contacts/identity.rules";

/** The fields of a contact's form, in order. */
export const FORM_FIELDS = {
  type: "Tipo",
  role: "Rol",
  name: "Nombre",
  lastName: "Apellido",
  document: "Documento",
  cuit: "CUIT",
  phone: "Teléfono",
  email: "E-mail",
  company: "Empresa o estudio",
  address: "Domicilio",
  city: "Ciudad",
  state: "Provincia",
  zipCode: "Código postal",
  cbu: "CBU",
  status: "Estado",
} as const satisfies Partial<Record<keyof CreateContact, string>>;

export type ContactField = keyof typeof FORM_FIELDS;
export type ContactValues = Pick<CreateContact, ContactField>;

const FIELDS = Object.keys(FORM_FIELDS) as ContactField[];

/** The form of a new contact. */
export const EMPTY_VALUES: ContactValues = {
  type: "humana",
  role: "cliente",
  name: "",
  lastName: "",
  document: "",
  cuit: "",
  phone: "",
  email: "",
  company: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  cbu: "",
  status: "activo",
};

/** The form's values for a contact: an absent value is an empty input. */
export const valuesOf = (contact: Contact): ContactValues => ({
  ...EMPTY_VALUES,
  ...Object.fromEntries(FIELDS.map((name) => [name, contact[name] ?? ""])),
  cbu: contact.cbu ? formatCbu(contact.cbu) : "",
});
