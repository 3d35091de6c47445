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
  const { items, nextCursor } = await light(await page<EarlierItem>(range, cursor), range, cursor);
  const versions = items.map(
    (item): EarlierComputation => ({
      ...computationOf(item),
      version: item.version,
    }),
  );
  return { versions, nextCursor };
}

type Range = Parameters<typeof page>[0];
type Page = Awaited<ReturnType<typeof page<EarlierItem>>>;

/** Computations of thousands of rows: an answer holds so many of them when they are opened. */
const FEW = 3;

/** The page itself, or a short one where some of it is compressed, and larger than it weighs. */
async function light(read: Page, range: Range, cursor: string | undefined): Promise<Page> {
  const isLight = read.items.length <= FEW || read.items.every(({ packed }) => !packed);
  return isLight ? read : page<EarlierItem>({ ...range, limit: FEW }, cursor);
}

/** Deletes the earlier computations of a purged calculation. May be repeated. */
export async function forget(ownerId: string, id: string): Promise<void> {
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
