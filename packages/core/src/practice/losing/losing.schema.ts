import * as z from "zod";
import { line, listQuery, yesOrNo } from "../../kernel/fields.schema";
import { INSTANCES, LAPSE_COURTS, LAPSE_FUEROS } from "../../law/lapse/lapse-codes.rules";
import { STATES } from "../../law/limitation/limitation.schema";

/** Query of `GET /api/losing`: the nearest first, up to `days` from today. */
export const listLosing = listQuery.omit({ fields: true }).extend({
  days: z.coerce
    .number({ error: "El parámetro «days» es un número de días." })
    .int("El parámetro «days» es un número de días.")
    .min(0, "El parámetro «days» va de 0 a 3650.")
    .max(3650, "El parámetro «days» va de 0 a 3650.")
    .optional(),
});

/** Body of `PUT /api/folders/{id}/impulse`: what a person says of an act; null takes it back. */
export const markAct = z.strictObject({
  entryId: line("Acto", 40),
  impels: yesOrNo("Impulsa").nullable(),
});

/** An act of a case, and whether it impels. */
export const act = z.object({
  _id: z.string(),
  kind: z.enum(["movement", "notification", "escrito"]),
  title: z.string(),
  day: z.string(),
  impels: z.boolean(),
  why: z.string(),
  /** False where its title does not tell: somebody has to look. */
  sure: z.boolean(),
  /** Whether a person said so. */
  byHand: z.boolean(),
});

/** The term that runs on the instance of a case. */
export const runningLapse = z.object({
  jurisdiccion: z.enum(LAPSE_COURTS),
  fuero: z.enum(LAPSE_FUEROS),
  instancia: z.enum(INSTANCES),
  norma: z.string(),
  fin: z.string(),
  util: z.string(),
  /** In the province, the last day of an intimation. */
  vence: z.string().nullable(),
  cierta: z.boolean(),
  verificado: z.boolean(),
  calendario: z.string(),
  /** The saved calculation that says of which court and instance it is; null by the case's words. */
  calculatorId: z.string().nullable(),
});

/** An action that a case keeps alive: a saved calculation of its limitation. */
export const runningAction = z.object({
  calculatorId: z.string(),
  title: z.string(),
  fecha: z.string(),
  /** The earliest day of its readings: that is the one to keep. */
  prudente: z.string(),
  estado: z.enum(STATES),
  cierta: z.boolean(),
});

/** What a case may lose by time, as it is answered. */
export const losing = z.object({
  folderId: z.string(),
  folderName: z.string(),
  /** Whether only some people see the case: it counts in no figure. */
  reserved: z.boolean(),
  /** The nearest day, and what is lost then; null where nothing runs. */
  day: z.string().nullable(),
  what: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  impulse: act.nullable(),
  lapse: runningLapse.nullable(),
  actions: z.array(runningAction),
});

/** Of one case, also its latest acts, to say of each whether it impels. */
export const caseLosing = losing.extend({ acts: z.array(act) });

export type Act = z.output<typeof act>;
export type RunningLapse = z.output<typeof runningLapse>;
export type RunningAction = z.output<typeof runningAction>;
export type Losing = z.output<typeof losing>;
export type CaseLosing = z.output<typeof caseLosing>;
