import * as z from "zod";
import { yesOrNo } from "../../kernel/fields.schema";
import { STATES } from "./state.rules";

/** A notice that was sent by WhatsApp's Cloud API. */
export const whatsappMessage = z.object({
  _id: z.string(),
  folderId: z.string(),
  name: z.string(),
  state: z.enum(STATES),
  /** Why it did not arrive, in words. */
  why: z.string().nullable(),
  /** Whether it is paid for; null until WhatsApp says so. */
  billable: z.boolean().nullable(),
  createdAt: z.string(),
});

/** How a practice writes to its clients by the stage's number, and what that cost this month. */
export const whatsapp = z.object({
  /** Whether the stage has a number at all, and the practice writes by it. */
  available: z.boolean(),
  on: z.boolean(),
  month: z.object({
    month: z.string(),
    sent: z.number().int(),
    billable: z.number().int(),
    usd: z.number(),
  }),
  /** The last ones, the newest first. */
  messages: z.array(whatsappMessage),
});

/** Body of `PATCH /api/whatsapp`. */
export const changeWhatsapp = z.strictObject({ on: yesOrNo("Avisar por WhatsApp") });

export type WhatsappMessage = z.output<typeof whatsappMessage>;
export type WhatsappUse = z.output<typeof whatsapp>;
