import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { answer } from "../api/answer";
import { client } from "../api/client";
import type { Kind } from "../outcome";

/** What the list of deleted records begins its query with. */
export const TRASH = ["trash"] as const;

/** How each kind of record is called. */
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

/** Brings a deleted record of any kind back. */
export const restoreDeleted = (kind: RecordKind, id: string) => RESTORE[kind]({ param: { id } });
