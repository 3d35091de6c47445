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

/** What the list shows of a contact. */
export type ContactRow = Pick<Contact, "_id" | keyof typeof EMPTY>;

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = Object.keys(EMPTY).join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = (contact: PartialContact): ContactRow => ({ ...EMPTY, ...contact });

type Named = Pick<ContactRow, "name" | "lastName">;

/** How a list files somebody: «Pérez, Ana». */
export const filedName = ({ name, lastName }: Named) => (lastName ? `${lastName}, ${name}` : name);

/** How one speaks of somebody: «Ana Pérez». */
export const fullName = ({ name, lastName }: Named) => [name, lastName].filter(Boolean).join(" ");
