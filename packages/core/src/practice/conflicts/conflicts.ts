import type * as z from "zod";
import { Contacts } from "../contacts";
import type { Contact } from "../contacts/contact.schema";
import { Folders } from "../folders";
import type { Folder } from "../folders/folder.schema";
import type { Conflict, checkConflicts } from "./conflict.schema";

type ConflictQuery = z.output<typeof checkConflicts>;
type ContactMatch = { contact: Contact; by: Conflict["matchedBy"] };

/** The most cases whose names one answer reads: one request. */
const MOST_CASES = 100;

/**
 * The practice's parties that match a person by document, CUIT or name, among its contacts and the
 * clients written on its cases, archived ones too. Reads in two rounds.
 */
export async function check({ document = null, cuit = null, ...asked }: ConflictQuery) {
  const names = namesOf(asked);
  const [identified, named, cases] = await Promise.all([
    Contacts.identified({ document, cuit }),
    Promise.all(names.map(Contacts.named)),
    Promise.all(names.map(Folders.ofCustomer)),
  ]);
  const matches = [
    ...identified,
    ...named.flat().map((contact): ContactMatch => ({ contact, by: "name" })),
  ];
  const ofContacts = await withCases([...byContact(matches).values()]);
  const listed = new Set(ofContacts.map(({ folderId }) => folderId));
  const written = cases.flat().filter(({ _id }) => !listed.has(_id));
  return [
    ...ofContacts,
    ...[...new Map(written.map((one) => [one._id, one])).values()].map(asClient),
  ];
}

function namesOf({ name, lastName, company }: Omit<ConflictQuery, "document" | "cuit">): string[] {
  const whole = [name, lastName].filter(Boolean).join(" ");
  return [...new Set([whole, company ?? ""])].filter((one) => one !== "");
}

/** One match per contact, the first found: matches by identity come before those by name. */
function byContact(matches: ContactMatch[]): Map<string, ContactMatch> {
  const found = new Map<string, ContactMatch>();
  for (const match of matches) {
    if (!found.has(match.contact._id)) found.set(match.contact._id, match);
  }
  return found;
}

async function withCases(matches: ContactMatch[]): Promise<Conflict[]> {
  const folderIds = [...new Set(matches.flatMap(({ contact }) => contact.folderIds))];
  const folders = folderIds.length
    ? await Folders.batch({ folderIds: folderIds.slice(0, MOST_CASES), fields: ["folderName"] })
    : [];
  const names = new Map(folders.map(({ _id, folderName }) => [_id, folderName ?? null]));
  return matches.flatMap(({ contact, by }) => {
    const inCases = contact.folderIds.filter((id) => names.has(id));
    const cases = inCases.length > 0 ? inCases : [null];
    return cases.map((folderId) => ({
      folderId,
      folderName: folderId && (names.get(folderId) ?? null),
      contactId: contact._id,
      name: Contacts.fullName(contact),
      role: contact.role,
      matchedBy: by,
    }));
  });
}

const asClient = ({ _id, folderName, customerName }: Folder): Conflict => ({
  folderId: _id,
  folderName,
  contactId: null,
  name: customerName ?? "",
  role: "cliente",
  matchedBy: "name",
});
