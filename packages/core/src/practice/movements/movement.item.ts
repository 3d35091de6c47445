import type { Item } from "../../kernel/dynamo";
import type { Movement } from "./movement.schema";

/**
 * A movement as stored: one from a court has its court file's id, and how many movements that file
 * had before it.
 */
export type MovementRecord = Movement & { causaId?: string; nth?: number };

export function present(item: Item): Movement {
  const movement = item as Item & Movement;
  return {
    _id: movement._id,
    userId: movement.userId,
    folderId: movement.folderId,
    foja: movement.foja ?? null,
    title: movement.title,
    time: movement.time,
    movement: movement.movement,
    description: movement.description,
    dateExpiration: movement.dateExpiration,
    link: movement.link,
    source: movement.source,
    completed: movement.completed,
    taskId: movement.taskId ?? null,
    createdAt: movement.createdAt,
    updatedAt: movement.updatedAt,
    version: movement.version,
  };
}
