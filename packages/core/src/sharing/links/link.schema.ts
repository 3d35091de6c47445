import * as z from "zod";
import { line, moment } from "../../kernel/fields.schema";

/** How many cases one link shows at most. */
export const MOST_CASES = 50;

const folderIds = z
  .array(line("Causa", 40), { error: "Causas: tiene que ser una lista" })
  .min(1, "Causas: elegí al menos una")
  .max(MOST_CASES, `Causas: hasta ${MOST_CASES}`);

/** Body of `POST /api/client-links`: without cases, those of the client that are open to the practice. */
export const createLink = z.strictObject({
  contactId: line("Contacto", 40),
  folderIds: folderIds.optional(),
  expiresAt: moment("Vencimiento").nullable().optional(),
});

/** Query of `GET /api/client-links`. */
export const listLinks = z.strictObject({ contactId: line("Contacto", 40) });

/** Body of `POST /api/public/client/{token}/proof`: the end of a document, or a code that was mailed. */
export const proveClient = z
  .strictObject({
    digits: z
      .string({ error: "Documento: escribí los últimos cuatro números" })
      .regex(/^\d{4}$/, "Documento: escribí los últimos cuatro números")
      .optional(),
    code: z
      .string({ error: "Código: son seis números" })
      .regex(/^\d{6}$/, "Código: son seis números")
      .optional(),
  })
  .refine(({ digits, code }) => (digits === undefined) !== (code === undefined), {
    path: ["digits"],
    error: "Documento: escribí los últimos cuatro números, o el código que te mandamos",
  });

/** A client's link, as the practice sees it. Its address is answered once, when it is made. */
export const link = z.object({
  _id: z.string(),
  contactId: z.string(),
  folderIds: z.array(z.string()).nullable(),
  expiresAt: z.string(),
  createdAt: z.string(),
  /** The last visits, the newest first. */
  visits: z.array(z.object({ at: z.string(), device: z.string() })),
});

export const madeLink = link.extend({ url: z.string() });

const shared = z.object({ date: z.string(), text: z.string() });

/** What a client sees of a case: only what somebody of the practice approved for them. */
export const sharedCase = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where it stands, and of how many steps. */
  stage: z.string(),
  entries: z.array(shared),
  next: z.array(shared.extend({ place: z.string().nullable() })),
  documents: z.array(z.object({ _id: z.string(), name: z.string(), date: z.string() })),
});

/** The client's page. */
export const clientPage = z.object({
  practice: z.object({ name: z.string(), telephone: z.string().nullable() }),
  client: z.object({ name: z.string() }),
  cases: z.array(sharedCase),
});

/** Whether a document is shared with the clients of its case, and who they are. */
export const sharing = z.object({
  shared: z.boolean(),
  /** The clients of its case; `hasPage` of those who have a link that shows the case. */
  clients: z.array(z.object({ _id: z.string(), name: z.string(), hasPage: z.boolean() })),
});

export type Sharing = z.output<typeof sharing>;
export type Link = z.output<typeof link>;
export type ClientPage = z.output<typeof clientPage>;
export type SharedCase = z.output<typeof sharedCase>;
