import type { Kind } from "~/lib/outcome";

/** How a contact is called in what is said of it. */
export const PEOPLE: Kind = { one: "contacto", many: "contactos", ending: "o" };
