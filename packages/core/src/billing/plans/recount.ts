import { get, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import type { Limits } from "./plan.schema";
import { fromItem, toItem, usageKey } from "./usage.item";

/**
 * What a practice's plan counts, and the write that sets some of it to what was counted anew, which
 * fails if anything was counted meanwhile.
 */
export async function recount(ownerId: string): Promise<{
  counted: Limits;
  set: (real: Partial<Limits>) => Write;
}> {
  const item = await get(usageKey(ownerId));
  if (!item) throw new AppError("user.not_found", "No encontramos esa cuenta.");
  const usage = fromItem(item);
  const set = (real: Partial<Limits>) => {
    const used = { ...usage.used, ...real };
    return replace(toItem(ownerId, { ...usage, used }, item.version), item);
  };
  return { counted: usage.used, set };
}
