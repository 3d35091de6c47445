import { contactRow } from "@foja/core/practice/contacts/contact.schema";

/** The API's own schema, with what it checks between document and CUIT. */
export const contactForm = contactRow;
