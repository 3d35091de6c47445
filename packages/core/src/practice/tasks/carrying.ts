import { Files } from "../files";
import type { TaskItem } from "./sweep";

/** Which of these files are attached to tasks of a practice, see `Files.carriedBy`. */
export const carriedFiles = (userId: string, named: readonly Files.Named[]) =>
  Files.carriedBy<TaskItem>("task", userId, named, ({ attachments }) =>
    attachments.flatMap(({ _id, status }) => (status === "ready" ? [_id] : [])),
  );
