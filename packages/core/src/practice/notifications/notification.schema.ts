import * as z from "zod";
import {
  day,
  line,
  listQuery,
  optionalDate,
  optionalLine,
  optionalText,
  yesOrNo,
} from "../../kernel/fields.schema";

const fields = {
  title: line("Título", 250),
  time: day("Fecha"),
  notification: optionalLine("Tipo de notificación", 60),
  user: optionalLine("Quién notifica", 120),
  description: optionalText("Descripción", 5000),
  dateExpiration: optionalDate("Vencimiento"),
  completed: yesOrNo("Cumplida").optional(),
};

/** Body of `POST /api/folder-notifications`. */
export const createNotification = z.strictObject({ folderId: line("Causa", 40), ...fields });

/** Body of `PUT /api/folder-notifications/{id}`: changes the given fields; `null` clears. */
export const updateNotification = z.strictObject({
  ...fields,
  folderId: line("Causa", 40).optional(),
  title: fields.title.optional(),
  time: fields.time.optional(),
});

/** Query of `GET /api/folder-notifications/folder/{folderId}`. */
export const listNotifications = listQuery.omit({ fields: true });

/** A notice served in a case, as it is answered. */
export const notification = z.object({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string(),
  /** Its number in its case's file, given once; null for a practice's own note. */
  foja: z.number().int().nullable(),
  title: z.string(),
  time: z.string(),
  notification: z.string().nullable(),
  user: z.string().nullable(),
  description: z.string().nullable(),
  dateExpiration: z.string().nullable(),
  /** Whether what it required was done: it is no longer due. */
  completed: z.boolean(),
  /** The task that carries its deadline: meanwhile it counts as completed. */
  taskId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Notification = z.output<typeof notification>;
export type CreateNotification = z.input<typeof createNotification>;
