import { useOwner } from "../../kernel/actor";
import { commit, page, removeAny, walk } from "../../kernel/dynamo";
import { computationOf, type EarlierItem, earlierRange } from "./calculator.item";
import type { EarlierComputation } from "./calculator.schema";
import { store } from "./store";

type Paging = { limit: number; cursor?: string };

/** One page of a calculation's earlier computations, the latest first. */
export async function earlier(id: string, { limit, cursor }: Paging) {
  await store.find(id);
  const range = { ...earlierRange(useOwner(), id), limit };
  const { items, nextCursor } = await page<EarlierItem>(range, cursor);
  const versions = items.map(
    (item): EarlierComputation => ({
      ...computationOf(item),
      version: item.version,
    }),
  );
  return { versions, nextCursor };
}

/** Deletes the earlier computations of a purged calculation. May be repeated. */
export async function forget(ownerId: string, id: string): Promise<void> {
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
