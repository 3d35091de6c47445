import * as z from "zod";
import {
  choice,
  fieldNames,
  flag,
  line,
  listQuery,
  optionalDate,
  optionalRecord,
  optionalText,
} from "../../kernel/fields.schema";
import { tags } from "../../kernel/tags.schema";
import { deadlineResult } from "../../law/deadlines/deadline.schema";
import { file } from "../files/file.schema";

export const TASK_STATUSES = ["pendiente", "enProceso", "completada", "cancelada"] as const;
export const TASK_PRIORITIES = ["baja", "media", "alta", "urgente"] as const;

const ignored = z.unknown().optional().describe("Lo completa el servidor; se ignora");

const fields = {
  name: line("Tarea", 200),
  description: optionalText("Descripción", 5000),
  status: choice("Estado", TASK_STATUSES).optional(),
  priority: choice("Prioridad", TASK_PRIORITIES).optional(),
  dueDate: optionalDate("Vencimiento"),
  folderId: optionalRecord("Causa"),
  responsibleId: optionalRecord("Responsable"),
  tags,
  folderName: ignored,
  attachments: ignored,
  completedAt: ignored,
  deadline: ignored,
  openedBy: ignored,
};

/** Body of `POST /api/tasks`; `openedBy` is the movement or notice of its case whose deadline it carries. */
export const createTask = z.strictObject({ ...fields, openedBy: optionalRecord("Movimiento") });

/** Body of `PUT /api/tasks/{id}`: changes the given fields; `null` clears. */
export const updateTask = z.strictObject({ ...fields, name: fields.name.optional() });

const TASK_FIELDS = [
  "name",
  "description",
  "status",
  "priority",
  "dueDate",
  "folderId",
  "folderName",
  "responsibleId",
  "tags",
  "attachments",
  "completedAt",
  "deadline",
  "openedBy",
  "archived",
  "createdAt",
  "updatedAt",
  "version",
] as const;

const taskFields = fieldNames(TASK_FIELDS);

/** Query of `GET /api/tasks/user/{userId}`. */
export const listTasks = listQuery.extend({
  archived: flag("archived").optional(),
  fields: taskFields.optional(),
});

/** Query of `GET /api/tasks/upcoming/{id}`: how many days ahead, counted from today. */
export const upcomingTasks = listQuery.omit({ fields: true }).extend({
  days: z.coerce
    .number({ error: "El parámetro «days» tiene que ser un número." })
    .int("El parámetro «days» tiene que ser un número entero.")
    .min(1, "El parámetro «days» va de 1 a 90.")
    .max(90, "El parámetro «days» va de 1 a 90.")
    .default(7),
});

/** A file of a task. It is pending until its bytes are uploaded and verified. */
export const attachment = file.extend({
  createdAt: z.string(),
  status: z.enum(["pending", "ready"]),
});

/**
 * The deadline of a task: its variables and result, without the counted days, which are computed
 * again from the same variables.
 */
export const taskDeadline = deadlineResult
  .pick({ gracia: true, advertencias: true, calendario: true, engineVersion: true })
  .extend({
    variables: z.record(z.string(), z.unknown()),
    /**
     * The due date, with its time where hours are counted. `dueDate` is its day until it is moved.
     */
    vencimiento: z.string(),
    /** The count in words: «5 días hábiles desde el viernes 20/11/2026, por cédula, PJN». */
    conteo: z.string(),
    computedAt: z.string(),
    /** The code printed with the count, by which it is verified. */
    verification: z.string(),
  });

/** A task as it is answered. */
export const task = z.object({
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  dueDate: z.string().nullable(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  /** The person responsible for it; the founder where nobody was named. */
  responsibleId: z.string(),
  tags: z.array(z.string()),
  attachments: z.array(attachment),
  completedAt: z.string().nullable(),
  deadline: taskDeadline.nullable(),
  /** The movement or notice that opens it. */
  openedBy: z.string().nullable(),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A task of which only the requested fields were read. */
export const partialTask = task.partial().required({ _id: true });

export type TaskStatus = (typeof TASK_STATUSES)[number];
export type TaskPriority = (typeof TASK_PRIORITIES)[number];
export type TaskField = (typeof TASK_FIELDS)[number];
export type Attachment = z.output<typeof attachment>;
export type TaskDeadline = z.output<typeof taskDeadline>;
export type Task = z.output<typeof task>;
export type PartialTask = z.output<typeof partialTask>;
export type CreateTask = z.input<typeof createTask>;
export type UpdateTask = z.input<typeof updateTask>;
