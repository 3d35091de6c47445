import * as z from "zod";
import { addDays } from "../../kernel/day.rules";
import { choice, day, line, optionalLine } from "../../kernel/fields.schema";
import { officialActs } from "./act.schema";
import { EDIT_KINDS } from "./edit-kinds.rules";
import { JURISDICTIONS } from "./jurisdiction.rules";

/** The kinds of non-working day. */
export const OFF_KINDS = [
  "feriado",
  "puente",
  "judicial",
  "feria",
  "asueto",
  "inhabil",
  "finDeSemana",
] as const;

export const jurisdiction = choice("Jurisdicción", JURISDICTIONS);

const EDITS_AT_MOST = 200;
const DAYS_AT_MOST = 62;

const edit = z
  .strictObject({
    from: day("Desde"),
    to: day("Hasta").optional(),
    kind: choice("Clase", EDIT_KINDS),
    reason: line("Motivo", 200),
    source: optionalLine("Fuente", 300),
  })
  .transform((given) => ({ ...given, to: given.to ?? given.from, source: given.source ?? null }))
  .superRefine(({ from, to }, context) => {
    if (to < from) {
      context.addIssue({
        code: "custom",
        path: ["to"],
        message: "Hasta: tiene que ser igual o posterior a Desde",
      });
    }
    if (to > addDays(from, DAYS_AT_MOST - 1)) {
      context.addIssue({
        code: "custom",
        path: ["to"],
        message: `Hasta: cada cambio abarca hasta ${DAYS_AT_MOST} días`,
      });
    }
  });

/** Body of `PUT /api/deadlines/calendars/{jurisdiccion}`: all edits of the practice. */
export const updateCalendar = z.strictObject({
  edits: z
    .array(edit, { error: "Cambios: mandá la lista de cambios" })
    .max(EDITS_AT_MOST, `Cambios: hasta ${EDITS_AT_MOST}`),
  dryRun: z.boolean().optional(),
});

/** Query of `GET /api/deadlines/calendars/{jurisdiccion}`. */
export const readCalendar = z.strictObject({
  year: z.coerce
    .number({ error: "El parámetro «year» es un año." })
    .int("El parámetro «year» es un año.")
    .min(1900, "El parámetro «year» va de 1900 a 2199.")
    .max(2199, "El parámetro «year» va de 1900 a 2199.")
    .optional(),
});

export const calendarEdit = z.object({
  from: z.string(),
  to: z.string(),
  kind: z.enum(EDIT_KINDS),
  reason: z.string(),
  source: z.string().nullable(),
});

/** A non-working day: the reason, its norm, its source and whether it is verified. */
export const dayOff = z.object({
  date: z.string(),
  kind: z.enum(OFF_KINDS),
  reason: z.string(),
  norma: z.string(),
  verificado: z.boolean(),
  fuente: z.string(),
  /** Whether it is the practice's own edit. */
  own: z.boolean(),
});

/** A year of a calendar as it is answered, without weekends. */
export const calendarYear = z.object({
  jurisdiccion: z.enum(JURISDICTIONS),
  name: z.string(),
  year: z.number().int(),
  edits: z.array(calendarEdit),
  /** The acts that administrators added for every practice. */
  official: officialActs,
  days: z.array(dayOff),
  /** Warnings a person must read: what is not known of the year. */
  warnings: z.array(z.string()),
  calendarVersion: z.string(),
  version: z.number().int(),
});

export type CalendarEdit = z.output<typeof calendarEdit>;
export type CalendarEditInput = z.input<typeof edit>;
export type DayOff = z.output<typeof dayOff>;
export type CalendarYear = z.output<typeof calendarYear>;
