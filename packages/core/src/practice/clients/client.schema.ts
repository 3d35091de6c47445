import * as z from "zod";
import { line } from "../../kernel/fields.schema";
import { createContact } from "../contacts/contact.schema";
import { createFolder, updateFolder } from "../folders/folder.schema";

/** The client of a case: an existing contact, or one created together with the case. */
const client = z
  .union(
    [
      z.strictObject({ contactId: line("Cliente", 40) }),
      createContact.pick({ name: true, lastName: true, type: true }),
    ],
    { error: "Cliente: elegí un contacto o escribí su nombre" },
  )
  .optional()
  .describe("The contact is linked to the case, and its name written in customerName");

/** Body of `POST /api/folders`: a case and, optionally, the contact who is its client. */
export const openCase = createFolder.extend({ client });

/** Body of `PUT /api/folders/{id}`. */
export const changeCase = updateFolder.extend({ client });

export type OpenCase = z.input<typeof openCase>;
export type ChangeCase = z.input<typeof changeCase>;
export type Client = z.output<typeof client>;
