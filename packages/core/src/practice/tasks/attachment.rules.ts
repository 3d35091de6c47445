import { isGivenUp } from "../files/file.rules";
import type { Attachment } from "./task.schema";

/** How many files a task may hold. */
export const MOST_ATTACHMENTS = 20;

/** The attachments that still are: a pending one is given up when its time has passed. */
export const standing = (attachments: readonly Attachment[], now: string): Attachment[] =>
  attachments.filter((one) => one.status === "ready" || !isGivenUp(one, now));

/** The bytes that a task's files count for. */
export const bytesOf = (attachments: readonly Attachment[]): number =>
  attachments.reduce((sum, { status, size }) => sum + (status === "ready" ? size : 0), 0);
