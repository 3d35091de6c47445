import { get, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { fromItem, toItem, usageKey } from "./usage.item";

/**
 * The bytes counted for a practice's files, and the write that sets them to the files' real size,
 * which fails if anything was counted meanwhile.
 */
export async function recountStorage(ownerId: string): Promise<{
  counted: number;
  set: (bytes: number) => Write;
}> {
  const item = await get(usageKey(ownerId));
  if (!item) throw new AppError("user.not_found", "No encontramos esa cuenta.");
  const usage = fromItem(item);
  const set = (storage: number) => {
    const used = { ...usage.used, storage };
    return replace(toItem(ownerId, { ...usage, used }, item.version), item);
  };
  return { counted: usage.used.storage, set };
}
