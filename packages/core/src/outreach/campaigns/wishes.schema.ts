import * as z from "zod";
import { choice } from "../../kernel/fields.schema";

/** Body of `PUT /api/marketing/unsubscribe/{token}`: which mails its reader wants. */
export const changeWishes = z.strictObject({ mails: choice("Correos", ["all", "fewer", "none"]) });

/** What a mail's reader wants, and why they got it (Ley 25.326, Decreto 1558/2001, art. 27). */
export const wishes = z.object({
  /** The masked address; null where it was erased. */
  email: z.string().nullable(),
  mails: z.enum(["all", "fewer", "none"]),
  origin: z.string().nullable(),
  consentAt: z.string().nullable(),
  /** Whether nothing is mailed to it any more, whatever is chosen here. */
  final: z.boolean(),
});

export type Wish = z.output<typeof changeWishes>["mails"];
export type Wishes = z.output<typeof wishes>;
