import * as z from "zod";

const status = z.object({
  id: z.string(),
  status: z.string(),
  /** What was sent along with the message. */
  biz_opaque_callback_data: z.string().optional(),
  pricing: z.object({ billable: z.boolean() }).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});

const message = z.object({
  id: z.string(),
  from: z.string().regex(/^\d{6,20}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  /** The message that it answers. */
  context: z.object({ id: z.string().optional() }).optional(),
});

const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(status).default([]),
  messages: z.array(message).default([]),
});

/** What Meta's webhook of a WhatsApp account says, of which only this is read. */
export const whatsappEvent = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) }),
  ),
});
export const messagesChange = value;

export type Status = z.output<typeof status>;
export type Inbound = z.output<typeof message>;
