import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import type { Conversion } from "../api/reservations";

/** The case of the visitor's matter: none, an existing one, or a new one. */
export type Choice = "none" | "existing" | "new";

type Chosen = {
  name: string;
  contactId: string | undefined;
  choice: Choice;
  folder: { _id: string } | null;
  folderName: string;
};

type Visitor = Pick<Reservation, "email" | "phone">;

/** The request body that makes a visitor a contact, new or known, and creates or links a case. */
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
