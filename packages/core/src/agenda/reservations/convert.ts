import type * as z from "zod";
import { nowIso } from "../../kernel/clock";
import { inTurn } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Clients } from "../../practice/clients";
import { Contacts } from "../../practice/contacts";
import { type Contact, createContact } from "../../practice/contacts/contact.schema";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { createFolder, type Folder } from "../../practice/folders/folder.schema";
import { decidable, save } from "./decide";
import { present, type ReservationRecord } from "./reservation.item";
import { step } from "./reservation.rules";
import type { convertReservation, Reservation } from "./reservation.schema";

type Convert = z.output<typeof convertReservation>;
type Converted = { reservation: Reservation; contact: Contact; folder: Folder | null };

/**
 * Makes a visitor a contact of the practice, or links an existing one, and the appointment a case
 * with that client or part of one; links the event to it. Throws `contact.duplicate`,
 * `plan.limit_reached`, and a sentence on a contact or case that does not exist.
 */
export async function convert(id: string, given: Convert): Promise<Converted> {
  const kept = await decidable(id, "convert");
  // Nothing is created where the case does not exist.
  if (given.folderId) await Folders.assertExists(given.folderId);
  const contact = await contactOf(kept, given);
  const folder = await folderOf(contact, given);
  if (folder && kept.eventId) await Events.update(kept.eventId, { folderId: folder._id });
  const saved = await inTurn(async () => {
    const read = await decidable(id, "convert");
    const history = [...read.history, step("converted", { by: "practice", at: nowIso() })];
    const folderId = folder?._id ?? read.folderId;
    return save(read, { contactId: contact._id, folderId, history });
  });
  return { reservation: present(saved), contact, folder };
}

async function contactOf(kept: ReservationRecord, { contactId, contact }: Convert) {
  const known = contactId ?? kept.contactId;
  if (known) return Contacts.get(known);
  const facts = { name: kept.name, email: kept.email, phone: kept.phone, ...contact };
  const read = createContact.safeParse(facts);
  if (read.success) return Contacts.create(read.data);
  const [issue] = read.error.issues;
  throw invalid(
    `contact.${issue?.path.join(".") ?? ""}`,
    issue?.message ?? "Contacto: no es válido",
  );
}

async function folderOf({ _id }: Contact, { folderId, folderName }: Convert) {
  if (folderName) {
    const given = createFolder.parse({ folderName });
    return Clients.open({ ...given, client: { contactId: _id } });
  }
  if (!folderId) return null;
  const folder = await Folders.get(folderId);
  await Contacts.link(_id, [folderId]);
  return folder;
}
