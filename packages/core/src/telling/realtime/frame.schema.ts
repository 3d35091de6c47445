import * as z from "zod";

const timestamp = z.string().max(40).optional();
/** An access token has some 350 characters: a much longer text cannot be one. */
const credential = z.string().min(1).max(2000);
/** What a page shows: a case, or a conversation. */
const watched = z.string().regex(/^(folder:fol|chat:(cnv|fol))_[0-9A-HJKMNP-TV-Z]{26}$/);
const alertIds = z.array(z.string().max(60)).min(1).max(500);

/** Every frame that a client may send. */
export const clientFrame = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("authenticate"),
    payload: z.object({ userId: credential, token: credential }),
    timestamp,
  }),
  z.object({
    type: z.literal("message"),
    payload: z.discriminatedUnion("type", [
      z.object({ type: z.literal("alerts_ack"), ids: alertIds }),
      z.object({ type: z.literal("ping") }),
      /** `at` grows with each frame: two sent together may arrive in the other order. */
      z.object({
        ...{ type: z.literal("watch"), what: watched.nullable(), at: z.int().positive() },
        editing: z.boolean().optional(),
      }),
      z.object({ type: z.literal("typing") }),
      z.object({ type: z.literal("online") }),
    ]),
    timestamp,
  }),
]);
