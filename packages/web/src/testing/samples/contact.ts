import type { Contact } from "@foja/core/practice/contacts/contact.schema";

/** The client of a case. */
export const contact = (given: Partial<Contact> = {}): Contact => ({
  _id: "con_1",
  userId: "usr_1",
  name: "Juan",
  lastName: "Pérez",
  email: null,
  phone: null,
  role: "cliente",
  type: "humana",
  document: null,
  cuit: "20123456786",
  cbu: null,
  company: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  status: "activo",
  folderIds: ["fol_1"],
  archived: false,
  createdAt: "2026-11-02T12:00:00.000Z",
  updatedAt: "2026-11-02T12:00:00.000Z",
  version: 1,
  ...given,
});
