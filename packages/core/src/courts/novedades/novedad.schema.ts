import * as z from "zod";
import { choice, line, listQuery, moment, optionalText, yesOrNo } from "../../kernel/fields.schema";
import { NOTICES, UNITS } from "../../law/deadlines/countable.rules";
import { deadlineVariables } from "../../law/deadlines/deadline.schema";
import { TASK_STATUSES } from "../../practice/tasks/task.schema";
import { WHOSE } from "./addressee.rules";

/** The states of a novedad: not seen, seen, scheduled in the agenda, or needing no action. */
export const NOVEDAD_STATES = ["new", "seen", "scheduled", "noAction"] as const;

/** Which novedades a list shows: the pending ones, or the handled ones. */
const which = z
  .enum(["open", "handled"], { error: "El parámetro «state» es open o handled." })
  .default("open");

/** In which order: by arrival, or by due date, of up to five hundred at once. */
const order = z
  .enum(["arrival", "due"], { error: "El parámetro «order» es arrival o due." })
  .default("arrival");

/** Query of `GET /api/novedades`. */
export const listNovedades = listQuery.omit({ fields: true }).extend({ state: which, order });

/**
 * Body of `PATCH /api/novedades/{id}`: its state, or whom it addresses where its text does not say
 * (`null`: read the text again). Only accepting it schedules it.
 */
export const updateNovedad = z
  .strictObject({
    state: choice("Estado", ["new", "seen", "noAction"]).optional(),
    whose: choice("Destinatario", ["ours", "theirs"]).nullable().optional(),
  })
  .refine(({ state, whose }) => state !== undefined || whose !== undefined, {
    path: ["state"],
    error: "Estado: decí en qué estado queda, o a quién se dirige",
  });

/** Whom a movement addresses, as far as its text and the client's side show. */
const asked = z.object({
  addressee: z.enum(["actora", "demandada", "ambas", "ajena"]).nullable(),
  /** The side of the practice's client in the case. */
  side: z.enum(["actora", "demandada", "otra"]).nullable(),
  whose: z.enum(WHOSE),
  /** The reason, as a sentence. */
  because: z.string(),
});

/**
 * Body of `POST /api/novedades/{id}/accept`: what to schedule where it differs from the proposal. A
 * deadline by its variables, or an event by its instant.
 */
export const acceptNovedad = z
  .strictObject({
    title: line("Título", 200).optional(),
    description: optionalText("Descripción", 1500),
    variables: deadlineVariables.optional(),
    start: moment("Inicio").optional(),
    /** Whether to draft the writ that answers it, too. */
    draft: yesOrNo("Escrito").optional(),
  })
  .refine(({ variables, start }) => !variables || !start, {
    path: ["start"],
    error: "Inicio: es un plazo o una audiencia, no las dos cosas",
  });

/** What the text of a movement asks for, with the rule that it is based on. */
export const proposal = z.object({
  pattern: z.string(),
  /** The name of the pattern: «Traslado», «Cédula». */
  name: z.string(),
  kind: z.enum(["deadline", "event"]),
  title: z.string(),
  /** The words by which it was recognised. */
  because: z.string(),
  norma: z.string(),
  verificado: z.boolean(),
  fuente: z.string(),
  cantidad: z.number().int().nullable(),
  unidad: z.enum(UNITS).nullable(),
  /** The variables to count, the due date and the engine's count. */
  variables: deadlineVariables.nullable(),
  vencimiento: z.string().nullable(),
  /** How notice is given, and why that is assumed; null where nothing is counted. */
  notice: z.object({ tipo: z.enum(NOTICES), because: z.string() }).nullable(),
  /** When a hearing begins. */
  start: z.string().nullable(),
  conteo: z.string().nullable(),
  advertencias: z.array(z.string()),
});

/** What a novedad scheduled, when it was due at the time, and what the agenda has of it now. */
const agenda = z.object({
  eventId: z.string().nullable(),
  taskId: z.string().nullable(),
  due: z.string(),
  /** Null once it no longer exists: deleted by hand, or expired. */
  task: z.object({ status: z.enum(TASK_STATUSES), dueDate: z.string().nullable() }).nullable(),
  event: z.object({ start: z.string(), allDay: z.boolean() }).nullable(),
});

/** A novedad as returned by the API. */
export const novedad = z.object({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string(),
  folderName: z.string(),
  movementId: z.string(),
  system: z.enum(["pjn", "mev"]),
  number: z.string(),
  date: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  state: z.enum(NOVEDAD_STATES),
  proposal: proposal.nullable(),
  /** Whom the proposal addresses; null where there is none. */
  asked: asked.nullable(),
  scheduled: agenda.nullable(),
  /** The template of the writ that answers it; null where none does, or it is another party's. */
  writ: z.object({ templateId: z.string(), title: z.string() }).nullable(),
  /** The writ that was drafted when it was accepted. */
  escritoId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type NovedadState = (typeof NOVEDAD_STATES)[number];
export type Asked = z.output<typeof asked>;
export type Proposal = z.output<typeof proposal>;
export type Novedad = z.output<typeof novedad>;
export type AcceptNovedad = z.input<typeof acceptNovedad>;
