import * as z from "zod";
import { optionalLine } from "../../kernel/fields.schema";
import { CONTACT_ROLES, cuit, document } from "../contacts/contact.schema";

/** Body of `POST /api/conflicts/check`: the known data of a person or a company. */
export const checkConflicts = z
  .strictObject({
    name: optionalLine("Nombre", 250),
    lastName: optionalLine("Apellido", 120),
    company: optionalLine("Empresa o estudio", 200),
    document,
    cuit,
  })
  .refine((given) => Object.values(given).some((value) => value), {
    error: "Decí al menos un nombre, un documento o un CUIT para comparar.",
  });

/** A matching person the practice already has, in a case or in none. */
export const conflict = z.object({
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  contactId: z.string().nullable(),
  name: z.string(),
  role: z.enum(CONTACT_ROLES).nullable(),
  matchedBy: z.enum(["document", "cuit", "name"]),
});

export type Conflict = z.output<typeof conflict>;
export type CheckConflicts = z.input<typeof checkConflicts>;
