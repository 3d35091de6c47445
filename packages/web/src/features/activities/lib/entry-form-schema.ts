import { createMovement } from "@foja/core/practice/movements/movement.schema";
import { createNotification } from "@foja/core/practice/notifications/notification.schema";
import * as z from "zod";

/** The API's own schema with the form's names; both kinds of entry share these checks. */
export const entryForm = z.strictObject({
  folderId: createMovement.shape.folderId,
  title: createMovement.shape.title,
  time: createMovement.shape.time,
  kind: createMovement.shape.movement,
  dateExpiration: createMovement.shape.dateExpiration,
  link: createMovement.shape.link,
  user: createNotification.shape.user,
  description: createMovement.shape.description,
});
