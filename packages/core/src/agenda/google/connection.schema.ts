import * as z from "zod";
import { line, yesOrNo } from "../../kernel/fields.schema";

/** How the link with Google stands. */
export const LINK_STATES = ["disconnected", "connected", "syncing", "paused", "revoked"] as const;

/** What a synchronisation did, in both directions. */
export const syncStats = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  deleted: z.number().int(),
  imported: z.number().int(),
});

/** The link with Google Calendar as it is answered. Without one: false, nulls and noughts. */
export const googleStatus = z.object({
  connected: z.boolean(),
  email: z.string().nullable(),
  imageUrl: z.string().nullable(),
  lastSync: z.string().nullable(),
  state: z.enum(LINK_STATES),
  /** When it is looked at next without anybody asking. */
  nextSync: z.string().nullable(),
  /** Why the last synchronisation stopped, as a sentence. */
  lastError: z.string().nullable(),
  /** How far the one that is under way got; null while none is. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** What the last one did, or the one under way so far. */
  stats: syncStats,
  /** How many events the last one found, where it listed everything; null where only what changed. */
  found: z.number().int().nullable(),
  /** What stays at Google alone: events of more than 60 days, and those beyond the first 2,500. */
  skipped: z.object({ tooLong: z.number().int(), tooMany: z.number().int() }),
  /** Whether Google gets no more of an event than its hours. */
  busyOnly: z.boolean(),
  /** Further calendars of which only the busy times are read. */
  busyCalendars: z.array(z.string()),
  /** The deletions that wait for an answer, of how many events; null while there is no question. */
  brake: z.object({ deletions: z.number().int(), of: z.number().int() }).nullable(),
  /** Whether the practice's plan synchronises: what changes meanwhile waits on both sides. */
  inPlan: z.boolean(),
});

/** Body of `POST /api/google-calendar/link/complete`: what Google's page came back with. */
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

/** Body of `POST /api/google-calendar/deletions`: what to do with what Google says was deleted. */
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
