import type { Item } from "../../kernel/dynamo";
import type { Indexes } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import type { Notification } from "./notification.schema";

/** Indexed in its case's file by date, and by its due day until it is completed. */
export function indexes(notification: Notification): Indexes {
  const { folderId, time, dateExpiration, completed } = notification;
  return {
    ...Folders.entryIndex(notification, folderId, startOfDay(time)),
    ...(dateExpiration && !completed
      ? Folders.dueIndex(notification, folderId, dateExpiration)
      : {}),
  };
}

export function present(item: Item): Notification {
  const notification = item as Item & Notification;
  return {
    _id: notification._id,
    userId: notification.userId,
    folderId: notification.folderId,
    foja: notification.foja ?? null,
    title: notification.title,
    time: notification.time,
    notification: notification.notification,
    user: notification.user,
    description: notification.description,
    dateExpiration: notification.dateExpiration,
    // Older notices without this field are open.
    completed: notification.completed ?? false,
    createdAt: notification.createdAt,
    updatedAt: notification.updatedAt,
    version: notification.version,
  };
}
