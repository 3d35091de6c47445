import { useOwner } from "../../kernel/actor";
import { commit, get, page, removeAny, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type EarlierItem, earlierKey, earlierRange } from "./escrito.item";
import type { EscritoVersion } from "./escrito.schema";
import { store } from "./store";

type Paging = { limit: number; cursor?: string };

/** One page of a writ's earlier texts, the latest first. */
export async function earlier(id: string, { limit, cursor }: Paging) {
  await store.find(id);
  const range = { ...earlierRange(useOwner(), id), limit: Math.min(limit, 10), newestFirst: true };
  const { items, nextCursor } = await page<EarlierItem>(range, cursor);
  const versions = items.map(
    ({ number, title, content, by, at }): EscritoVersion => ({ number, title, content, by, at }),
  );
  return { versions, nextCursor };
}

/** One earlier text of a writ. Throws `escrito.not_found` where it is kept no more. */
export async function textOf(id: string, number: number): Promise<EscritoVersion> {
  const found = await get<EarlierItem>(earlierKey(useOwner(), id, number));
  if (found) return found;
  throw new AppError("escrito.not_found", "No encontramos esa versión.");
}

/** Deletes the earlier texts of a purged writ. May be repeated. */
export async function forget(ownerId: string, id: string): Promise<void> {
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
