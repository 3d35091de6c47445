import { contactRow } from "@foja/core/practice/contacts/contact.schema";

/** The API's own schema, with its check of document against CUIT. */
export const contactForm = contactRow;
