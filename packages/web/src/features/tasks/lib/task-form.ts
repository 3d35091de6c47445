import type { CreateTask, Task } from "@foja/core/practice/tasks/task.schema";

/** The fields of a task's form. */
export const FORM_FIELDS = {
  name: "Tarea",
  description: "Descripción",
  dueDate: "Vencimiento",
  priority: "Prioridad",
  status: "Estado",
  responsibleId: "Responsable",
  folderId: "Causa",
  tags: "Etiquetas",
} as const satisfies Partial<Record<keyof CreateTask, string>>;

/** The form's values: labels as one text, separated by commas, and the case's name to show. */
export type TaskValues = {
  name: string;
  description: string;
  dueDate: string;
  priority: string;
  status: string;
  responsibleId: string;
  folderId: string;
  folderName: string;
  tags: string;
  /** The movement or notice that opens it; only a new task says so. */
  openedBy: string;
};

export const EMPTY_VALUES: TaskValues = {
  name: "",
  description: "",
  dueDate: "",
  priority: "media",
  status: "pendiente",
  responsibleId: "",
  folderId: "",
  folderName: "",
  tags: "",
  openedBy: "",
};

/** The form's values for a task: an absent value is an empty input. */
export const valuesOf = (task: Task): TaskValues => ({
  name: task.name,
  description: task.description ?? "",
  dueDate: task.dueDate ?? "",
  priority: task.priority,
  status: task.status,
  responsibleId: task.responsibleId,
  folderId: task.folderId ?? "",
  folderName: task.folderName ?? "",
  tags: task.tags.join(", "),
  openedBy: "",
});
