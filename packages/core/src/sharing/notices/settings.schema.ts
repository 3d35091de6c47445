import * as z from "zod";
import { yesOrNo } from "../../kernel/fields.schema";
import { NOTICE_KINDS, VARIABLES } from "./kinds.rules";
import { MOST_TEXT } from "./notice.schema";

/** What a practice tells of one kind of notice. */
export const noticeSetting = z.object({
  kind: z.enum(NOTICE_KINDS),
  name: z.string(),
  /** Words of its own; null where it says the usual ones. */
  text: z.string().nullable(),
  usual: z.string(),
  variables: z.array(z.enum(VARIABLES)),
  /** Whether it goes out without somebody's approval, and whether it may. */
  alone: z.boolean(),
  mayGoAlone: z.boolean(),
});

/** Body of `PATCH /api/notice-settings/{kind}`. A `null` text is the usual one. */
export const changeNoticeSetting = z
  .strictObject({
    text: z
      .string({ error: "Texto: escribí qué se avisa" })
      .trim()
      .min(1, "Texto: escribí qué se avisa")
      .max(MOST_TEXT, `Texto: hasta ${MOST_TEXT} caracteres`)
      .nullable()
      .optional(),
    alone: yesOrNo("Que salga solo").optional(),
  })
  .refine(({ text, alone }) => text !== undefined || alone !== undefined, {
    path: ["text"],
    error: "Texto: decí qué cambia",
  });

export type NoticeSetting = z.output<typeof noticeSetting>;
