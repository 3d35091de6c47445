import { useOwner } from "../../kernel/actor";
import { query } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { records } from "../../kernel/records";
import { type ContactRecord, identityRange, indexes, present } from "./contact.item";
import type { Contact } from "./contact.schema";
import { CUIT_OF_ANOTHER, contradict, type Identity, identityKey, sameBy } from "./identity.rules";

export const store = records<ContactRecord, Contact>({
  kind: "contact",
  missing: "No encontramos ese contacto.",
  stale: "El contacto cambió mientras lo editabas. Revisá los datos.",
  present,
  indexes,
});

/** How many contacts with one document are read: even more than two are an error in the data. */
const ENOUGH = 20;

/** Contacts of the practice that match an identity, archived ones too, and by what. */
export async function identified(identity: Identity) {
  const key = identityKey(identity);
  if (!key) return [];
  const { items } = await query({ ...identityRange(useOwner(), key), limit: ENOUGH });
  return items.flatMap((item) => {
    const by = sameBy(identity, item as typeof item & ContactRecord);
    return by ? [{ contact: present(item), by }] : [];
  });
}

/** The full name of a contact: name and surname. */
export const fullName = ({ name, lastName }: Pick<Contact, "name" | "lastName">) =>
  [name, lastName].filter(Boolean).join(" ");

/** Throws for a document and a CUIT of different people, and for one that another contact has. */
export async function assertOnly(record: Identity & { _id: string }, allowed = false) {
  if (contradict(record)) {
    throw invalid("cuit", CUIT_OF_ANOTHER);
  }
  if (allowed) return;
  const other = (await identified(record)).find(({ contact }) => contact._id !== record._id);
  if (!other) return;
  const what = other.by === "cuit" ? "CUIT" : "documento";
  const { _id } = other.contact;
  throw new AppError("contact.duplicate", `Ya hay un contacto con ese ${what}.`, {
    duplicate: { _id, name: fullName(other.contact) },
  });
}
