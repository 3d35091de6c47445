import { fold } from "@foja/core/kernel/text.rules";
import { cleanCell } from "@foja/core/practice/case-lists/clean.rules";
import { phoneIn } from "@foja/core/practice/case-lists/facts.rules";
import type { Table } from "@foja/core/practice/case-lists/found-case.rules";

/** A person of a list of contacts: the fields of a contact, empty where nothing is said. */
export type ContactLine = {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
};

/** The columns of the lists that Google and Outlook export, in Spanish and English. */
const COLUMNS: Readonly<Record<keyof ContactLine, readonly string[]>> = {
  name: ["given name", "first name", "nombre"],
  lastName: ["family name", "last name", "apellido", "apellidos"],
  email: [
    ...["e-mail 1 - value", "e-mail address", "email address", "e-mail 1 - valor"],
    ...["direccion de correo electronico", "correo electronico"],
  ],
  phone: [
    ...["phone 1 - value", "mobile phone", "primary phone", "telefono movil", "telefono 1 - valor"],
    ...["business phone", "home phone"],
  ],
  company: ["organization name", "organization 1 - name", "company", "compania", "empresa"],
};

/** Whose export a list is: these words are in its head and in no list of cases. */
const OF_CONTACTS =
  /^(?:given name|family name|e-mail 1 - |e-mail address|mobile phone|direccion de correo)/;

/** The people of a list of Google or Outlook; undefined for any other table. */
export function contactsOf({ rows }: Table): ContactLine[] | undefined {
  const [head, ...rest] = rows;
  const names = (head?.cells ?? []).map((cell) => fold(cleanCell(cell)));
  if (!names.some((name) => OF_CONTACTS.test(name))) return undefined;
  const places = (field: keyof ContactLine) =>
    COLUMNS[field].map((name) => names.indexOf(name)).filter((place) => place !== -1);
  const at = Object.fromEntries(
    Object.keys(COLUMNS).map((field) => [field, places(field as keyof ContactLine)]),
  ) as Record<keyof ContactLine, number[]>;
  return rest.map(({ cells }) => {
    const value = (field: keyof ContactLine) =>
      at[field].map((place) => cells[place] ?? "").find((cell) => cell !== "") ?? "";
    return {
      name: value("name"),
      lastName: value("lastName"),
      email: value("email"),
      phone: value("phone"),
      company: value("company"),
    };
  });
}

/** The row of the import of contacts for a person; undefined for one without a name. */
export function contactRow(line: ContactLine): Record<string, string> | undefined {
  const [name, lastName, company] = [line.name, line.lastName, line.company].map((text) =>
    cleanCell(text).slice(0, 120),
  );
  const named = name || lastName || company;
  if (!named) return undefined;
  const isCompany = !name && !lastName;
  const phone = phoneIn(line.phone);
  const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(line.email.trim()) ? line.email.trim() : "";
  const fields = {
    name: name || named,
    type: isCompany ? "juridica" : "humana",
    ...(name && lastName && { lastName }),
    ...(!isCompany && company && { company }),
    ...(phone && { phone }),
    ...(email && { email: email.toLowerCase() }),
  };
  return fields;
}
