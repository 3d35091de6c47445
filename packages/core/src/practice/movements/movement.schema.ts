import * as z from "zod";
import {
  dateRange,
  day,
  flag,
  line,
  numberedQuery,
  optionalDate,
  optionalLine,
  optionalLink,
  optionalText,
  words,
  yesOrNo,
} from "../../kernel/fields.schema";

/** The source of a movement: entered here, or published by a court's system. */
export const MOVEMENT_SOURCES = ["manual", "pjn", "mev"] as const;

const fields = {
  title: line("Título", 250),
  time: day("Fecha"),
  movement: optionalLine("Tipo de movimiento", 60),
  description: optionalText("Descripción", 5000),
  dateExpiration: optionalDate("Vencimiento"),
  link: optionalLink("Enlace"),
  completed: yesOrNo("Completado").optional(),
};

/** Body of `POST /api/movements`. */
export const createMovement = z.strictObject({ folderId: line("Causa", 40), ...fields });

/** Body of `PUT /api/movements/{id}`: changes the given fields; `null` clears. */
export const updateMovement = z.strictObject({
  ...fields,
  folderId: line("Causa", 40).optional(),
  title: fields.title.optional(),
  time: fields.time.optional(),
});

const sort = z
  .enum(["date", "-date", "time", "-time"], { error: "El parámetro «sort» es date o -date." })
  .default("-date");

/** Query of `GET /api/movements/folder/{folderId}`. */
export const listMovements = numberedQuery(20).extend({
  sort,
  "filter[movement]": words("filter[movement]").optional(),
  "filter[dateRange]": dateRange.optional(),
  "filter[hasLink]": flag("filter[hasLink]").optional(),
});

/** A movement of the court's file, as it is answered. */
export const movement = z.object({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string(),
  /** Its number in its case's file, given once; null until it is numbered. */
  foja: z.number().int().nullable(),
  title: z.string(),
  time: z.string(),
  movement: z.string().nullable(),
  description: z.string().nullable(),
  dateExpiration: z.string().nullable(),
  link: z.string().nullable(),
  source: z.enum(MOVEMENT_SOURCES),
  completed: z.boolean(),
  /** The task that carries its deadline: meanwhile it counts as completed. */
  taskId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Movement = z.output<typeof movement>;
export type CreateMovement = z.input<typeof createMovement>;
export type UpdateMovement = z.input<typeof updateMovement>;
