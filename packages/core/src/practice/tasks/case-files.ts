import { useOwner } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import type { CaseFile } from "../documents/document.schema";
import { Folders } from "../folders";
import type { TaskItem } from "./sweep";

/** The files of the tasks of a case, each from the task that it hangs on. */
export async function filesOfCase(folderId: string): Promise<CaseFile[]> {
  const found: CaseFile[] = [];
  let left = (await Folders.tallyOf(folderId)).task;
  // The file of a case may be long: it is read as far as it holds tasks.
  if (left === 0) return found;
  const range = { ...Folders.entryRange(useOwner(), folderId), type: "task" };
  for await (const item of walk<TaskItem>(range)) {
    left -= 1;
    const from = { kind: "task" as const, _id: item._id, name: item.name };
    for (const { status, ...file } of item.attachments) {
      if (status === "ready") found.push({ ...file, from });
    }
    if (left === 0) break;
  }
  return found;
}
