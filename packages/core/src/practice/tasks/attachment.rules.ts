import { isGivenUp, totalSize } from "../files/file.rules";
import type { Attachment } from "./task.schema";

/** The most files of a task. */
export const MOST_ATTACHMENTS = 20;

/** The attachments that are not expired: a pending one is discarded after its time. */
export const liveAttachments = (attachments: readonly Attachment[], now: string): Attachment[] =>
  attachments.filter((one) => one.status === "ready" || !isGivenUp(one, now));

/** The bytes that a task's files count in the plan. */
export const bytesOf = (attachments: readonly Attachment[]): number =>
  totalSize(attachments.filter(({ status }) => status === "ready"));
