import { type People, type Person, people } from "../../practice/contacts/people.rules";
import type { CaseRow, RowContact } from "./case-import.schema";

/** The fields of a contact as the practice stores them, of one that a row brings. */
export type Brought = Person & Pick<RowContact, "role" | "type"> & Optional;

type Optional = { company: string | null; phone: string | null; email: string | null };

/** A contact of a row with the name that it must have: a company's may be in `company` alone. */
export function broughtOf({ name, lastName, company, ...rest }: RowContact): Brought {
  const { role, type, document = null, cuit = null, phone = null, email = null } = rest;
  const facts = { role, type, document, cuit, phone, email };
  if (name) return { ...facts, name, lastName: lastName ?? null, company: company ?? null };
  if (type === "juridica") {
    return { ...facts, name: company ?? lastName ?? "", lastName: null, company: null };
  }
  return { ...facts, name: lastName ?? company ?? "", lastName: null, company: null };
}

const fullName = ({ name, lastName }: Person) => [name, lastName].filter(Boolean).join(" ");

/** The name of the first client of a row, as it is written on its case; null without one. */
export function clientOf({ contacts = [] }: Pick<CaseRow, "contacts">): string | null {
  const client = contacts.find(({ role }) => role === "cliente");
  return client ? fullName(broughtOf(client)) : null;
}

/** A row that became a case. */
export type SavedRow = { row: number; folderId: string; contacts: readonly RowContact[] };

/** Somebody whom rows bring: known to the practice (`_id`), or first in a row (`row`, `nth`). */
export type Joined = {
  person: Brought;
  known: string | null;
  first: { row: number; nth: number };
  folderIds: string[];
  rows: number[];
};

type Entry = Person & { joined: Joined };

/** Somebody in a list, with what rows have said of them so far: one of the later ones had a document. */
const standing = (joined: Joined): Entry => ({
  joined,
  get name() {
    return joined.person.name;
  },
  get lastName() {
    return joined.person.lastName;
  },
  get document() {
    return joined.person.document;
  },
  get cuit() {
    return joined.person.cuit;
  },
});

/**
 * The people of an import, each once with all their cases: the same by document or CUIT or, where
 * these do not differ, by name, among the rows and with `known` contacts. What a later row says more
 * of a new one is added.
 */
export function joinPeople(
  rows: readonly SavedRow[],
  known: People<Person & { _id: string }>,
): Joined[] {
  const fresh = people<Entry>();
  const byKnown = new Map<string, Joined>();
  const all: Joined[] = [];
  for (const { row, folderId, contacts } of rows) {
    contacts.forEach((contact, nth) => {
      const person = broughtOf(contact);
      const there = known.find(person);
      const found = there ? byKnown.get(there._id) : fresh.find(person)?.joined;
      const joined = found ?? begun(person, there?._id ?? null, { row, nth });
      if (!found) all.push(joined);
      if (there) byKnown.set(there._id, joined);
      else {
        joined.person = completed(joined.person, person);
        fresh.add(standing(joined), person);
      }
      if (joined.folderIds.at(-1) === folderId) return;
      joined.folderIds.push(folderId);
      joined.rows.push(row);
    });
  }
  return all;
}

const begun = (person: Brought, known: string | null, first: Joined["first"]): Joined => ({
  ...{ person, known, first, folderIds: [], rows: [] },
});

const completed = (one: Brought, more: Brought): Brought => ({
  ...one,
  document: one.document ?? more.document,
  cuit: one.cuit ?? more.cuit,
  company: one.company ?? more.company,
  phone: one.phone ?? more.phone,
  email: one.email ?? more.email,
});
