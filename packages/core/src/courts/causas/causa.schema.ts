import * as z from "zod";
import { choice, listQuery, monthQuery, numberedQuery } from "../../kernel/fields.schema";
import { court } from "../../practice/folders/folder.schema";
import { AGREEMENTS } from "./names.rules";

/** The portals of the courts. */
export const SYSTEMS = ["pjn", "mev"] as const;

/** The status of a file at its portal: not polled yet, found, not found, reserved, or no answer. */
export const CAUSA_STATUSES = ["pending", "verified", "invalid", "reserved", "failed"] as const;

/** The status of a link: the file's, or found and awaiting a person's confirmation. */
const LINK_STATUSES = [...CAUSA_STATUSES, "found"] as const;

/** The result of looking up a number at a portal before it is linked. */
export const PREVIEW_STATUSES = ["found", "missing", "reserved", "unanswered"] as const;

/** How fresh the copy of a court file is. */
export const HEALTHS = [
  "waiting",
  "current",
  "late",
  "notFound",
  "reserved",
  "portalDown",
] as const;

/** The groups in which verified files are counted. */
export const FUERO_GROUPS = ["civil", "seguridad_social", "trabajo", "otros"] as const;

/** The name of a portal. */
export const system = z.enum(SYSTEMS);

/** A court file as returned by the API: the same for all the practices linked with it. */
export const causa = z.object({
  _id: z.string(),
  system,
  fuero: z.string().nullable(),
  number: z.string(),
  department: z.string().nullable(),
  caratula: z.string().nullable(),
  court: z.string().nullable(),
  status: z.enum(CAUSA_STATUSES),
  health: z.enum(HEALTHS),
  movements: z.number().int(),
  /** The day of the latest known movement. */
  lastMovement: z.string().nullable(),
  /** When the portal was last read to the end, and when it was last polled. */
  lastGoodAt: z.string().nullable(),
  lastTryAt: z.string().nullable(),
  lastError: z.string().nullable(),
});

/** A movement of a court file, as its portal published it. */
export const movimiento = z.object({
  _id: z.string(),
  fecha: z.string(),
  titulo: z.string(),
  tipo: z.string().nullable(),
  texto: z.string(),
  enlace: z.string().nullable(),
  /** When it was first seen here. */
  vistoAt: z.string(),
});

/** A movement in the list of all files, for administrators. */
export const judicialMovement = movimiento.extend({
  causaId: z.string(),
  system,
  fuero: z.string().nullable(),
  number: z.string(),
});

/** The public state of a portal. */
export const portal = z.object({
  system,
  name: z.string(),
  state: z.enum(["closed", "open", "halfOpen"]),
  /** Since when it is not polled, and until when. */
  openedAt: z.string().nullable(),
  openUntil: z.string().nullable(),
  lastGoodAt: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  lastError: z.string().nullable(),
});

/** One round of a portal's worker. */
export const run = z.object({
  at: z.string(),
  seconds: z.number(),
  outcome: z.enum(["done", "skipped", "cut", "down"]),
  asked: z.number().int(),
  failed: z.number().int(),
  movements: z.number().int(),
  error: z.string().nullable(),
});

/** A portal as administrators see it. */
export const worker = portal.extend({ failures: z.number().int(), runs: z.array(run) });

/** A practice's case linked with a court file, for administrators: without the carátula. */
export const linkedFolder = z.object({
  folderId: z.string(),
  userId: z.string(),
  /** The founder's address; null once they have left. */
  email: z.string().nullable(),
  causaId: z.string(),
  system,
  number: z.string(),
  status: z.enum(LINK_STATUSES),
  linkedAt: z.string(),
  loadedAt: z.string().nullable(),
});

/** What a court has under a number, shown before a case is linked with it. */
export const preview = court.extend({
  status: z.enum(PREVIEW_STATUSES),
  caratula: z.string().nullable(),
  court: z.string().nullable(),
  /** The situation of the file, in the court's words. */
  situation: z.string().nullable(),
  lastMovement: z.object({ date: z.string(), title: z.string().nullable() }).nullable(),
  /** How the parties' names agree with those of the case to be linked. */
  agreement: z.enum(AGREEMENTS),
  /** Another case of the practice with that number. */
  duplicate: z.object({ _id: z.string(), name: z.string() }).nullable(),
});

export const breakdown = z.object({
  total: z.number().int(),
  civil: z.number().int(),
  seguridad_social: z.number().int(),
  trabajo: z.number().int(),
  otros: z.number().int(),
});

/** Query of the administration's lists. */
export const listCausas = listQuery.omit({ fields: true });

/** Query of `GET /api/admin/causas/movements`: a month, by default the current one. */
export const listSeen = listCausas.extend({
  month: monthQuery,
});

/** Query of `GET /api/causas/{fuero}/{id}/movimientos`. */
export const listMovimientos = numberedQuery(20).omit({ search: true });

/** Query of `DELETE /api/folders/link-causa/{id}`. */
export const unlinkCausa = z.strictObject({
  movements: choice("Movimientos", ["keep", "remove"]).default("keep"),
});

export type System = (typeof SYSTEMS)[number];
export type CausaStatus = (typeof CAUSA_STATUSES)[number];
export type Health = (typeof HEALTHS)[number];
export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];
export type Preview = z.output<typeof preview>;
export type FueroGroup = (typeof FUERO_GROUPS)[number];
export type Causa = z.output<typeof causa>;
export type Movimiento = z.output<typeof movimiento>;
export type JudicialMovement = z.output<typeof judicialMovement>;
export type Portal = z.output<typeof portal>;
export type Run = z.output<typeof run>;
export type Worker = z.output<typeof worker>;
export type LinkedFolder = z.output<typeof linkedFolder>;
export type Breakdown = z.output<typeof breakdown>;
