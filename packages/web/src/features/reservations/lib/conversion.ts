import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import type { Conversion } from "../api/reservations";

/** In which case the visitor's matter is: in none, in one that is there, or in one to be opened. */
export type Choice = "none" | "existing" | "new";

type Chosen = {
  name: string;
  contactId: string | undefined;
  choice: Choice;
  folder: { _id: string } | null;
  folderName: string;
};

type Visitor = Pick<Reservation, "email" | "phone">;

/** What is sent to make of a visitor a contact, new or known, and of their matter a case. */
export function conversionOf({ email, phone }: Visitor, chosen: Chosen): Conversion {
  const { name, contactId, choice, folder, folderName } = chosen;
  const { name: first, lastName } = namePartsOf(name);
  const made = {
    name: first,
    email,
    ...(lastName && { lastName }),
    ...(phone && { phone }),
  };
  return {
    ...(contactId ? { contactId } : { contact: made }),
    ...(choice === "existing" && folder && { folderId: folder._id }),
    ...(choice === "new" && { folderName: folderName.trim() }),
  };
}
