import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { answer } from "../api/answer";
import { client } from "../api/client";
import type { Kind } from "../outcome";

/** The first element of the key of the deleted records' query. */
export const TRASH = ["trash"] as const;

/** The names of each kind of record. */
export const TRASH_KIND: Record<RecordKind, Kind> = {
  folder: { one: "causa", many: "causas", ending: "a" },
  contact: { one: "contacto", many: "contactos", ending: "o" },
  task: { one: "tarea", many: "tareas", ending: "a" },
  event: { one: "evento", many: "eventos", ending: "o" },
  calculator: { one: "cálculo", many: "cálculos", ending: "o" },
  movement: { one: "movimiento", many: "movimientos", ending: "o" },
  notification: { one: "notificación", many: "notificaciones", ending: "a" },
};

const { folders, contacts, tasks, events, calculators, movements } = client.api;
const notices = client.api["folder-notifications"];

const RESTORE: Record<RecordKind, (request: { param: { id: string } }) => Promise<unknown>> = {
  folder: (request) => answer(folders[":id"].restore.$post(request)),
  contact: (request) => answer(contacts[":id"].restore.$post(request)),
  task: (request) => answer(tasks[":id"].restore.$post(request)),
  event: (request) => answer(events[":id"].restore.$post(request)),
  calculator: (request) => answer(calculators[":id"].restore.$post(request)),
  movement: (request) => answer(movements[":id"].restore.$post(request)),
  notification: (request) => answer(notices[":id"].restore.$post(request)),
};

/** Restores a deleted record of any kind. */
export const restoreDeleted = (kind: RecordKind, id: string) => RESTORE[kind]({ param: { id } });
