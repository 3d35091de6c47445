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

/** Of computations of thousands of rows an answer holds few. */
const [MOST_PACKED, FEW] = [600_000, 3];

async function light(read: Page, range: Range, cursor: string | undefined): Promise<Page> {
  const octets = read.items.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0);
  if (octets <= MOST_PACKED || read.items.length <= FEW) return read;
  return page<EarlierItem>({ ...range, limit: FEW }, cursor);
}

/** Deletes the earlier computations of a purged calculation. May be repeated. */
export async function forget(ownerId: string, id: string): Promise<void> {
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
