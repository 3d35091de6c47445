import { getMany } from "../../kernel/dynamo";
import * as files from "../../kernel/ports/files";
import { recordKey } from "../../kernel/records";
import { keysOf, namedBy } from "./file.item";
import type { TaskItem } from "./sweep";

/** The bytes of a practice's files that its plan counts, and how many objects no task knows. */
export type KeptBytes = { bytes: number; files: number; orphans: number };

/**
 * Weighs the objects themselves: of tasks that are active or archived, and attached there. Files of
 * deleted tasks wait for their end without being counted.
 */
export async function keptBytes(userId: string): Promise<KeptBytes> {
  const sizes = await files.sizesUnder(keysOf(userId));
  const attached = await attachmentsOf(userId, [...sizes.keys()]);
  const found: KeptBytes = { bytes: 0, files: 0, orphans: 0 };
  for (const [key, size] of sizes) {
    const shelf = attached.get(namedBy(key).attachmentId);
    if (!shelf) found.orphans += 1;
    if (shelf !== "counted") continue;
    found.bytes += size;
    found.files += 1;
  }
  return found;
}

async function attachmentsOf(userId: string, keys: string[]) {
  const ids = [...new Set(keys.map((key) => namedBy(key).taskId))];
  const shelves = ["active", "archived", "deleted"] as const;
  const wanted = ids.flatMap((id) => shelves.map((shelf) => ({ id, shelf })));
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
