import { useOwner } from "../../kernel/actor";
import { commit, getMany, page, removeAny, walk } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { computationOf, type EarlierItem, earlierRange } from "./calculator.item";
import type { EarlierComputation } from "./calculator.schema";
import { store } from "./store";

const SHELVES = ["active", "archived", "deleted"] as const;

type Paging = { limit: number; cursor?: string };

/** One page of the figures a calculation had before those it has, the latest first. */
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

/** Removes the earlier figures of a calculation, if it has gone for good. Safe to run again. */
export async function forget(ownerId: string, id: string): Promise<void> {
  const keys = SHELVES.map((shelf) => recordKey("calculator", ownerId, id, shelf));
  if ((await getMany(keys)).some((item) => item)) return;
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
