import * as z from "zod";
import { choice, line, listQuery, moment, optionalText } from "../../kernel/fields.schema";
import { NOTICES, UNITS } from "../../law/deadlines/countable.rules";
import { deadlineVariables } from "../../law/deadlines/deadline.schema";
import { TASK_STATUSES } from "../../practice/tasks/task.schema";
import { WHOSE } from "./addressee.rules";

/** What became of something new: nobody saw it, it was seen, put into the agenda, or needs nothing. */
export const NOVEDAD_STATES = ["new", "seen", "scheduled", "noAction"] as const;

/** Which of them a list shows: those to be dealt with, or those that were. */
const which = z
  .enum(["open", "handled"], { error: "El parámetro «state» es open o handled." })
  .default("open");

/** In which order: as they arrived, or by what is due first, of up to five hundred at once. */
const order = z
  .enum(["arrival", "due"], { error: "El parámetro «order» es arrival o due." })
  .default("arrival");

/** Query of `GET /api/novedades`. */
export const listNovedades = listQuery.omit({ fields: true }).extend({ state: which, order });

/**
 * Body of `PATCH /api/novedades/{id}`: what became of it, or whom it addresses where its words do not
 * say (`null`: read them again). Into the agenda it only gets by being accepted.
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

/** Whom a movement addresses, as far as its words and the client's side say. */
const asked = z.object({
  addressee: z.enum(["actora", "demandada", "ambas", "ajena"]).nullable(),
  /** The side the practice's client is on, as its case says. */
  side: z.enum(["actora", "demandada", "otra"]).nullable(),
  whose: z.enum(WHOSE),
  /** Why, in a sentence. */
  because: z.string(),
});

/**
 * Body of `POST /api/novedades/{id}/accept`: what to put into the agenda where it is not what is
 * proposed. A deadline by its variables, or an event by its moment.
 */
export const acceptNovedad = z
  .strictObject({
    title: line("Título", 200).optional(),
    description: optionalText("Descripción", 1500),
    variables: deadlineVariables.optional(),
    start: moment("Inicio").optional(),
  })
  .refine(({ variables, start }) => !variables || !start, {
    path: ["start"],
    error: "Inicio: es un plazo o una audiencia, no las dos cosas",
  });

/** What the text of a movement asks for, with the rule it rests on. */
export const proposal = z.object({
  pattern: z.string(),
  /** How the pattern is called: «Traslado», «Cédula». */
  name: z.string(),
  kind: z.enum(["deadline", "event"]),
  title: z.string(),
  /** Why it is proposed: the words it was recognised by. */
  because: z.string(),
  norma: z.string(),
  verificado: z.boolean(),
  fuente: z.string(),
  cantidad: z.number().int().nullable(),
  unidad: z.enum(UNITS).nullable(),
  /** The variables to count, the due date and the count of the engine. */
  variables: deadlineVariables.nullable(),
  vencimiento: z.string().nullable(),
  /** How notice is given, and why it is taken so; null where nothing is counted. */
  notice: z.object({ tipo: z.enum(NOTICES), because: z.string() }).nullable(),
  /** When a hearing is. */
  start: z.string().nullable(),
  conteo: z.string().nullable(),
  advertencias: z.array(z.string()),
});

/** What a novedad put into the agenda, when it was due as it was put there, and what is there now. */
const agenda = z.object({
  eventId: z.string().nullable(),
  taskId: z.string().nullable(),
  due: z.string(),
  /** Null once it is not there: deleted by hand, or with its time gone. */
  task: z.object({ status: z.enum(TASK_STATUSES), dueDate: z.string().nullable() }).nullable(),
  event: z.object({ start: z.string(), allDay: z.boolean() }).nullable(),
});

/** Something new in a case, as it is answered. */
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
  /** Whom it asks for what is proposed; null where nothing is. */
  asked: asked.nullable(),
  scheduled: agenda.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type NovedadState = (typeof NOVEDAD_STATES)[number];
export type Asked = z.output<typeof asked>;
export type Proposal = z.output<typeof proposal>;
export type Novedad = z.output<typeof novedad>;
export type AcceptNovedad = z.input<typeof acceptNovedad>;
