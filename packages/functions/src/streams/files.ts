import { Tasks } from "@foja/core/tasks";
import { forEachRecord } from "./records";

/** Removes the bytes of files that left their task, or went with it. */
export const handler = forEachRecord(async (_, before) => {
  if (before?.type === "task") await Tasks.sweepFiles(before as Tasks.TaskItem);
});
