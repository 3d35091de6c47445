import * as z from "zod";
import { choice, line, listQuery } from "../../kernel/fields.schema";

export const NOTICE_STATUSES = ["proposed", "approved", "dismissed"] as const;

/** The longest sentence for a client, in characters. */
export const MOST_TEXT = 1000;

const text = z
  .string({ error: "Texto: escribí qué querés avisar" })
  .trim()
  .min(1, "Texto: escribí qué querés avisar")
  .max(MOST_TEXT, `Texto: hasta ${MOST_TEXT} caracteres`);

/** Query of `GET /api/notices`: those that nobody decided on, unless another state is asked for. */
export const listNotices = listQuery.omit({ fields: true }).extend({
  status: z
    .enum(NOTICE_STATUSES, { error: "El parámetro «status» es proposed, approved o dismissed." })
    .default("proposed"),
  folderId: line("Causa", 40).optional(),
});

/** Body of `POST /api/notices`: written by hand, and approved by who writes it. */
export const createNotice = z.strictObject({ folderId: line("Causa", 40), text });

/** Body of `PATCH /api/notices/{id}`. Only one that nobody decided on changes. */
export const decideNotice = z
  .strictObject({
    text: text.optional(),
    status: choice("Estado", ["approved", "dismissed"]).optional(),
  })
  .refine(({ text: said, status }) => said !== undefined || status !== undefined, {
    path: ["status"],
    error: "Estado: decí qué cambia",
  });

const way = z.object({
  contactId: z.string(),
  name: z.string(),
  /** Whether it was mailed. */
  mailed: z.boolean(),
  /** Whether it was sent by WhatsApp, from the stage's number. */
  whatsapped: z.boolean(),
  /** WhatsApp with the text ready, from the lawyer's own telephone; null without a number. */
  whatsapp: z.string().nullable(),
});

/** A sentence for a client, proposed by what happened or written by hand. */
export const notice = z.object({
  _id: z.string(),
  folderId: z.string(),
  folderName: z.string(),
  status: z.enum(NOTICE_STATUSES),
  text: z.string(),
  /** What it tells of, and the day of that. */
  about: z.object({ kind: z.string(), id: z.string().nullable() }),
  date: z.string(),
  /** When what it tells of is still to come, UTC ISO or a day, and where. */
  when: z.string().nullable(),
  place: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
});

/** An approved notice, with the ways by which it reaches the clients of its case. */
export const decidedNotice = notice.extend({ ways: z.array(way) });

export type Notice = z.output<typeof notice>;
export type Way = z.output<typeof way>;
