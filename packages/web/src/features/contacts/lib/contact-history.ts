import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import type { HistoryWords } from "~/lib/history/words";
import { FORM_FIELDS } from "./contact-form";

/** The labels of a contact's fields in its history. */
export const CONTACT_HISTORY: HistoryWords = {
  fields: FORM_FIELDS,
  values: { role: CONTACT_ROLE, type: CONTACT_TYPE, status: CONTACT_STATUS },
};
