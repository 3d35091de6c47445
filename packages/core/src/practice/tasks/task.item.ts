import { nowIso } from "../../kernel/clock";
import { type Item, ownerOf, ownerPartition } from "../../kernel/dynamo";
import { attributesFor, type Base, type Indexes, type Kept, shelfOf } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { liveAttachments } from "./attachment.rules";
import { isOpen } from "./task.rules";
import type { Task, TaskField } from "./task.schema";

/** A task as stored. */
export type TaskRecord = Omit<Task, "archived"> & Base & Folders.InCase;

const duePartition = (ownerId: string) => `${ownerPartition(ownerId)}#TASKS`;

/** The open tasks of a practice due from a day on, or up to another; soonest first. */
export const dueBetween = (ownerId: string, from: string, to?: string) => ({
  index: "gsi2" as const,
  pk: duePartition(ownerId),
  sk: { from, to: to === undefined ? "9" : `${to}~` },
  newestFirst: false,
});

/**
 * The indexes of a task: in its case, archived ones apart; while open and dated, also by due day.
 */
export function indexes(task: Kept<TaskRecord>): Indexes {
  if (task.shelf !== "active") return Folders.archivedIndex(task);
  const { _id, userId, folderId, dueDate, createdAt, status } = task;
  const when = dueDate ? startOfDay(dueDate) : createdAt;
  return {
    ...(folderId && Folders.entryIndex(task, folderId, when)),
    ...(dueDate && isOpen(status) && { gsi2pk: duePartition(userId), gsi2sk: `${dueDate}#${_id}` }),
  };
}

/** How a case counts a task; archived ones are not counted. */
export const counted = ({ shelf, folderId }: Kept<TaskRecord>): Folders.Counted | undefined =>
  shelf === "active" ? { folderId, kind: "task" } : undefined;

/** A task as it is answered. A field that was not read is undefined. */
export function present(item: Item): Task {
  const task = item as Item & TaskRecord;
  return {
    _id: task._id,
    userId: task.userId,
    name: task.name,
    description: task.description,
    status: task.status,
    priority: task.priority,
    dueDate: task.dueDate,
    folderId: task.folderId,
    folderName: task.folderName,
    // In tasks older than this field, the founder is responsible.
    responsibleId: task.responsibleId ?? ownerOf(task),
    tags: task.tags,
    attachments: task.attachments && liveAttachments(task.attachments, nowIso()),
    completedAt: task.completedAt,
    // Tasks older than this field have none.
    deadline: task.deadline ?? null,
    openedBy: task.openedBy ?? null,
    archived: shelfOf(task.sk) === "archived",
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    version: task.version,
  };
}

/** The attributes to read for the requested fields. */
export const attributesOf = (fields: readonly TaskField[]) =>
  attributesFor(fields, { inCase: true });
