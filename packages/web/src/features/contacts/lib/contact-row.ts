import type { Contact, PartialContact } from "@foja/core/practice/contacts/contact.schema";

const EMPTY = {
  name: "",
  lastName: null,
  email: null,
  phone: null,
  role: null,
  type: "humana",
  document: null,
  cuit: null,
  cbu: null,
  company: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  status: "activo",
  folderIds: [],
  createdAt: "",
  updatedAt: "",
} satisfies Partial<Contact>;

/** The fields of a contact in a list. */
export type ContactRow = Pick<Contact, "_id" | keyof typeof EMPTY>;

/** The `fields` parameter for a row. */
export const ROW_FIELDS = Object.keys(EMPTY).join(",");

/** A row from the API's answer, which has every requested field. */
export const toRow = (contact: PartialContact): ContactRow => ({ ...EMPTY, ...contact });

type Named = Pick<ContactRow, "name" | "lastName">;

/** A name in the order of a list: «Pérez, Ana». */
export const filedName = ({ name, lastName }: Named) => (lastName ? `${lastName}, ${name}` : name);

/** A name in the order of speech: «Ana Pérez». */
export const fullName = ({ name, lastName }: Named) => [name, lastName].filter(Boolean).join(" ");
