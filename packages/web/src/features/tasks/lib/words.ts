import type { TaskPriority, TaskStatus } from "@foja/core/practice/tasks/task.schema";
import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  Circle,
  CircleCheckBig,
  CirclePlay,
  CircleX,
  Equal,
  type LucideIcon,
} from "lucide-react";
import type { HistoryWords } from "~/lib/history/words";

import { FORM_FIELDS } from "./task-form";

type Word = { label: string; icon: LucideIcon; ink: string };

export const STATUS: Record<TaskStatus, Word> = {
  pendiente: { label: "Pendiente", icon: Circle, ink: "text-warn" },
  enProceso: { label: "En proceso", icon: CirclePlay, ink: "text-accent" },
  completada: { label: "Completada", icon: CircleCheckBig, ink: "text-ok" },
  cancelada: { label: "Cancelada", icon: CircleX, ink: "text-ink-faint" },
};

export const PRIORITY: Record<TaskPriority, Word> = {
  urgente: { label: "Urgente", icon: ChevronsUp, ink: "text-danger" },
  alta: { label: "Alta", icon: ChevronUp, ink: "text-warn" },
  media: { label: "Media", icon: Equal, ink: "text-ink-faint" },
  baja: { label: "Baja", icon: ChevronDown, ink: "text-ink-faint" },
};

const optionsOf = (words: Record<string, Word>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }));

export const STATUS_OPTIONS = optionsOf(STATUS);
export const PRIORITY_OPTIONS = optionsOf(PRIORITY);

const labelsOf = (words: Record<string, Word>) =>
  Object.fromEntries(Object.entries(words).map(([value, { label }]) => [value, label]));

/** The labels of a task's fields in its history. */
export const TASK_HISTORY: HistoryWords = {
  fields: { ...FORM_FIELDS, folderId: "", folderName: "Causa", attachments: "Archivos" },
  values: { status: labelsOf(STATUS), priority: labelsOf(PRIORITY) },
};
