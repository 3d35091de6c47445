import * as z from "zod";
import { line, yesOrNo } from "../../kernel/fields.schema";

/** The states of the link with Google. */
export const LINK_STATES = ["disconnected", "connected", "syncing", "paused", "revoked"] as const;

/** What a synchronisation did, in both directions. */
export const syncStats = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  deleted: z.number().int(),
  imported: z.number().int(),
});

/** The link with Google Calendar as returned by the API. Without one: false, nulls and zeros. */
export const googleStatus = z.object({
  connected: z.boolean(),
  email: z.string().nullable(),
  imageUrl: z.string().nullable(),
  lastSync: z.string().nullable(),
  state: z.enum(LINK_STATES),
  /** When it is next synchronised by the schedule. */
  nextSync: z.string().nullable(),
  /** Why the last synchronisation stopped, as a sentence. */
  lastError: z.string().nullable(),
  /** The progress of the run in progress; null while there is none. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** The results of the last run, or of the one in progress so far. */
  stats: syncStats,
  /** How many events the last run found, where it listed everything; null where only changes. */
  found: z.number().int().nullable(),
  /** What stays at Google only: events of more than 60 days, and those beyond the first 2,500. */
  skipped: z.object({ tooLong: z.number().int(), tooMany: z.number().int() }),
  /** Whether Google gets only the times of an event. */
  busyOnly: z.boolean(),
  /** Other calendars of which only the busy times are read. */
  busyCalendars: z.array(z.string()),
  /** The deletions that await an answer, and of how many events; null while none do. */
  brake: z.object({ deletions: z.number().int(), of: z.number().int() }).nullable(),
  /** Whether the practice's plan includes it: meanwhile changes wait on both sides. */
  inPlan: z.boolean(),
});

/** Body of `POST /api/google-calendar/link/complete`: what Google's consent page returned. */
export const completeLink = z.strictObject({
  code: line("Código de Google", 2048),
  state: line("Estado", 128),
  replace: yesOrNo("Reemplazar la cuenta")
    .optional()
    .describe("true: sigue con esta cuenta de Google en lugar de la anterior"),
});

/** Body of `PATCH /api/google-calendar/link`. */
export const linkSettings = z.strictObject({
  busyOnly: yesOrNo("Solo «Ocupado»").optional(),
  busyCalendars: z
    .array(line("Calendario", 254), { error: "Calendarios: mandá la lista de direcciones" })
    .max(49, "Calendarios: hasta 49")
    .optional(),
});

/** Body of `POST /api/google-calendar/deletions`: what to do with what was deleted at Google. */
export const answerBrake = z.strictObject({
  answer: z.enum(["delete", "keep"], { error: "Respuesta: elegí delete o keep" }),
});

/** Body of the specification's `PUT …/google-calendar-connection`. */
export const connectionState = z.strictObject({
  connected: yesOrNo("Conectado"),
  email: z.unknown().optional().describe("Lo sabe el servidor; se ignora"),
  imageUrl: z.unknown().optional().describe("Lo sabe el servidor; se ignora"),
  lastSync: z.unknown().optional().describe("Lo sabe el servidor; se ignora"),
});

export type SyncStats = z.output<typeof syncStats>;
export type GoogleStatus = z.output<typeof googleStatus>;
