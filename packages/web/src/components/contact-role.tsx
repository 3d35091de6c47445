import type { Contact, ContactRole } from "@foja/core/practice/contacts/contact.schema";

/** How each role is called, everywhere it appears. */
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

/** A table of words as a select offers it. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
