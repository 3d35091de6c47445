import * as z from "zod";

const recipients = z.array(z.looseObject({ emailAddress: z.string() })).default([]);

/** The fields that are read of an event that SES publishes about a mail, by SES's names. */
export const mailEvent = z.looseObject({
  eventType: z.string(),
  mail: z.looseObject({
    /** When SES accepted the mail. */
    timestamp: z.string(),
    messageId: z.string(),
    destination: z.array(z.string()).default([]),
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  bounce: z
    .looseObject({ bounceType: z.string(), timestamp: z.string(), bouncedRecipients: recipients })
    .optional(),
  complaint: z.looseObject({ timestamp: z.string(), complainedRecipients: recipients }).optional(),
  delivery: z.looseObject({ timestamp: z.string() }).optional(),
  click: z.looseObject({ timestamp: z.string() }).optional(),
});

export type MailEvent = z.output<typeof mailEvent>;
