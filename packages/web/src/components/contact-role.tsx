import type { Contact, ContactRole } from "@foja/core/practice/contacts/contact.schema";

/** The label of each role. */
export const CONTACT_ROLE: Record<ContactRole, string> = {
  cliente: "Cliente",
  contraparte: "Contraparte",
  letrado: "Abogado o abogada",
  perito: "Perito",
  testigo: "Testigo",
  mediador: "Mediador",
  juzgado: "Juzgado o tribunal",
  organismo: "Organismo",
  otro: "Otro",
};

export const CONTACT_TYPE: Record<Contact["type"], string> = {
  humana: "Persona humana",
  juridica: "Persona jurídica",
};

export const CONTACT_STATUS: Record<Contact["status"], string> = {
  activo: "Activo",
  potencial: "Potencial",
  inactivo: "Inactivo",
};

/** The options of a select, from values and labels. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
