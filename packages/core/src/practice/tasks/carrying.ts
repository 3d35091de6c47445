import { getMany } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { recordKey } from "../../kernel/records";
import { SHELVES } from "../../kernel/records/record.rules";
import type { Files } from "../files";
import type { TaskItem } from "./sweep";

/**
 * Which of these files are attached to tasks of a practice: "counted" in active or archived tasks,
 * "waiting" in deleted ones. By the id of the file.
 */
export async function carriedFiles(
  userId: string,
  named: readonly Files.Named[],
): Promise<Map<string, "counted" | "waiting">> {
  const ids = new Set(named.map(({ carrierId }) => carrierId).filter((id) => isId("task", id)));
  const wanted = [...ids].flatMap((id) => SHELVES.map((shelf) => ({ id, shelf })));
  const items = await getMany<TaskItem>(
    wanted.map(({ id, shelf }) => recordKey("task", userId, id, shelf)),
  );
  const attached = new Map<string, "counted" | "waiting">();
  wanted.forEach(({ shelf }, index) => {
    for (const { _id, status } of items[index]?.attachments ?? []) {
      if (status === "ready") attached.set(_id, shelf === "deleted" ? "waiting" : "counted");
    }
  });
  return attached;
}
