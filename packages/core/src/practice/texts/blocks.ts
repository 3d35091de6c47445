import { again } from "../../kernel/again";
import {
  commit,
  getMany,
  insert,
  put,
  query,
  removeAny,
  replace,
  type Write,
} from "../../kernel/dynamo";
import {
  indexOf,
  type Places,
  SLICES,
  type Slice,
  sliceIn,
  type TextPage,
  withoutParts,
  withPart,
} from "./postings.rules";
import {
  type BlockItem,
  blockKey,
  blockRange,
  type SliceItem,
  type StateItem,
  sliceItem,
  sliceKey,
  writtenIn,
} from "./text.item";

/** How many words a block takes in before the next one begins: some 300 pages. */
const BLOCK_WORDS = 120_000;

const wordsOf = ({ parts }: BlockItem) => parts.reduce((sum, { words }) => sum + words, 0);

/**
 * Adds pages of a document to the practice's last block, in one commit with the document's state:
 * all of them are found, or none. Returns the new state; throws `version.stale` where another run
 * changed the state meanwhile.
 */
export function addPages(
  ownerId: string,
  state: StateItem,
  pages: readonly TextPage[],
): Promise<StateItem> {
  const { slices, count } = indexOf(pages);
  return again(() => add(ownerId, state, pages, slices, count), isRival);
}

/** Another document was added to the same block meanwhile; its own state is nobody else's. */
class Rival extends Error {}
const rival = () => new Rival("the block changed meanwhile");
const isRival = (error: unknown) => error instanceof Rival;

type Slices = ReadonlyMap<number, ReadonlyMap<string, Places>>;

async function add(
  ownerId: string,
  state: StateItem,
  pages: readonly TextPage[],
  added: Slices,
  words: number,
): Promise<StateItem> {
  const head = await openBlock(ownerId);
  const part = head.next;
  const { documentId, fileId } = state;
  const [from, to] = [pages[0]?.page ?? 0, pages.at(-1)?.page ?? 0];
  const parts = [...head.parts, { part, documentId, fileId, from, to, words }];
  const next: BlockItem = { ...head, next: part + 1, parts };
  const before = await slicesOf(ownerId, head, [...added.keys()]);
  const changed = [...added].map(([n, more]): [number, Slice] => [
    n,
    withPart(before.get(n) ?? new Map(), part, more),
  ]);
  const blocks = [...new Set([...state.blocks, head.block])];
  const reached: StateItem = { ...state, indexed: to, blocks };
  await commit(
    head.version === 0 ? insert({ ...next, version: 1 }, rival) : replace(next, head, rival),
    replace(reached, state),
    ...changed.map(([n, slice]) => sliceWrite(ownerId, n, head.block, slice)),
  );
  return { ...reached, version: state.version + 1 };
}

/** The number of the last block; 0 where nothing was read yet. */
export const newestBlock = async (ownerId: string): Promise<number> =>
  (await lastBlock(ownerId))?.block ?? 0;

/** The head of the last block; undefined where nothing was read yet. */
async function lastBlock(ownerId: string): Promise<BlockItem | undefined> {
  const { items } = await query<BlockItem>({ ...blockRange(ownerId), limit: 1 });
  return items[0];
}

/** The last block, or a new one (of version 0) where that is full. */
async function openBlock(ownerId: string): Promise<BlockItem> {
  const last = await lastBlock(ownerId);
  if (last && wordsOf(last) < BLOCK_WORDS) return last;
  const block = (last?.block ?? 0) + 1;
  return { ...blockKey(ownerId, block), type: "textBlock", version: 0, block, next: 0, parts: [] };
}

async function slicesOf(ownerId: string, { block, version }: BlockItem, numbers: number[]) {
  if (version === 0) return new Map<number, Slice>();
  const items = await getMany<SliceItem>(numbers.map((n) => sliceKey(ownerId, n, block)));
  return new Map(
    numbers.flatMap((n, i): [number, Slice][] => {
      const item = items[i];
      return item ? [[n, sliceIn(writtenIn(item))]] : [];
    }),
  );
}

function sliceWrite(ownerId: string, n: number, block: number, slice: Slice): Write {
  if (slice.size === 0) return removeAny(sliceKey(ownerId, n, block));
  return put(sliceItem(ownerId, n, block, slice));
}

/**
 * Takes a document out of every block that has it. Returns its state without blocks; throws
 * `version.stale` where another run changed the state meanwhile.
 */
export async function removePages(ownerId: string, state: StateItem): Promise<StateItem> {
  let left = state;
  for (const block of state.blocks) {
    const now = left;
    left = await again(() => removeFrom(ownerId, now, block), isRival);
  }
  return left;
}

const ALL_SLICES = Array.from({ length: SLICES }, (_, n) => n);

async function removeFrom(ownerId: string, state: StateItem, block: number): Promise<StateItem> {
  const blocks = state.blocks.filter((one) => one !== block);
  const reached: StateItem = { ...state, blocks, indexed: 0 };
  const [head] = await getMany<BlockItem>([blockKey(ownerId, block)]);
  const writes: Write[] = [replace(reached, state)];
  if (head) {
    const isOurs = ({ documentId }: { documentId: string }) => documentId === state.documentId;
    const gone = new Set(head.parts.filter(isOurs).map(({ part }) => part));
    const parts = head.parts.filter((one) => !isOurs(one));
    const before = await slicesOf(ownerId, head, ALL_SLICES);
    // The number of a block is never given again: a search in progress would take it for the old one.
    writes.push(replace({ ...head, parts }, head, rival));
    for (const [n, slice] of before) {
      const rest = withoutParts(slice, gone);
      if (!isSame(rest, slice)) writes.push(sliceWrite(ownerId, n, block, rest));
    }
  }
  await commit(...writes);
  return { ...reached, version: state.version + 1 };
}

const isSame = (some: Slice, other: Slice) =>
  some.size === other.size &&
  [...some].every(([word, octets]) => octets.length === other.get(word)?.length);
