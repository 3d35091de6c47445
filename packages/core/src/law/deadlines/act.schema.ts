import * as z from "zod";
import { addDays } from "../../kernel/day.rules";
import { choice, day, line } from "../../kernel/fields.schema";
import { EDIT_KINDS } from "./edit-kinds.rules";
import { JURISDICTIONS } from "./jurisdiction.rules";

const DAYS_AT_MOST = 62;

/** Body of `POST /api/admin/court-acts`: what an act of a court says of some days, for everybody. */
export const createAct = z
  .strictObject({
    jurisdiccion: choice("Jurisdicción", JURISDICTIONS),
    from: day("Desde"),
    to: day("Hasta").optional(),
    kind: choice("Clase", EDIT_KINDS),
    reason: line("Motivo", 200),
    /** Its name: «CSJN Acordada 12/2027». */
    norma: line("Norma", 200),
    /** The day of the act: days before it were closed afterwards. */
    dictado: day("Fecha del acto"),
  })
  .transform((given) => ({ ...given, to: given.to ?? given.from }))
  .superRefine(({ from, to }, context) => {
    const fault = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) fault("Hasta: tiene que ser igual o posterior a Desde");
    if (to > addDays(from, DAYS_AT_MOST - 1))
      fault(`Hasta: cada acto abarca hasta ${DAYS_AT_MOST} días`);
  });

/** An act as it is answered. */
export const courtAct = z.object({
  _id: z.string(),
  jurisdiccion: z.enum(JURISDICTIONS),
  from: z.string(),
  to: z.string(),
  kind: z.enum(EDIT_KINDS),
  reason: z.string(),
  norma: z.string(),
  dictado: z.string(),
});

/** The acts that were added for everybody, with how often they changed. */
export const officialActs = z.object({ acts: z.array(courtAct), version: z.number().int() });

export type CreateAct = z.output<typeof createAct>;
export type CourtAct = z.output<typeof courtAct>;
export type OfficialActs = z.output<typeof officialActs>;
