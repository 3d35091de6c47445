import type { Item } from "../../kernel/dynamo";
import { anywhere } from "../../kernel/records";
import { Files } from "../files";
import type { TaskRecord } from "./task.item";

export type TaskItem = Item & TaskRecord;

/**
 * Deletes the bytes of the files that a task no longer has, or of all once it was purged. Reads the
 * current task, so it may run late, twice, or in any order: a file removed from its task never
 * returns to it.
 */
export async function sweepFiles(before: TaskItem): Promise<void> {
  if (before.attachments.length === 0) return;
  const now = await anywhere<TaskItem>("task", before.userId, before._id);
  for (const { _id, status } of before.attachments) {
    const kept = now?.attachments.find((one) => one._id === _id);
    if (kept && status === "ready") continue;
    const state = kept?.status === "pending" ? "waiting" : kept ? "kept" : "gone";
    await Files.sweep(before, _id, state);
  }
}
