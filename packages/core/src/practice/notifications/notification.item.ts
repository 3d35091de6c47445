import type { Item } from "../../kernel/dynamo";
import type { Notification } from "./notification.schema";

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
    taskId: notification.taskId ?? null,
    createdAt: notification.createdAt,
    updatedAt: notification.updatedAt,
    version: notification.version,
  };
}
