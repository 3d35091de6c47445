import type { Item } from "../../kernel/dynamo";
import type { Indexes } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import type { Movement } from "./movement.schema";

/**
 * A movement as stored: one from a court has its court file's id, and how many movements that file
 * had before it.
 */
export type MovementRecord = Movement & { causaId?: string; nth?: number };

/**
 * Indexed in its case by date, within one day in the order of the court's publication; and by its
 * due day until it is completed.
 */
export function indexes(movement: MovementRecord): Indexes {
  const { folderId, time, dateExpiration, completed, nth = 0 } = movement;
  const when = new Date(Date.parse(startOfDay(time)) + nth).toISOString();
  const due = dateExpiration && !completed;
  return {
    ...Folders.entryIndex(movement, folderId, when),
    ...(due ? Folders.dueIndex(movement, folderId, dateExpiration) : {}),
  };
}

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
    createdAt: movement.createdAt,
    updatedAt: movement.updatedAt,
    version: movement.version,
  };
}
