import { chunks } from "../../kernel/chunks";
import { commit, get, insert, put, removeAny, tryCommit, walk } from "../../kernel/dynamo";
import { addPages, removePages } from "./blocks";
import { cutAt } from "./cut.rules";
import type { TextPage } from "./postings.rules";
import {
  type PageItem,
  pageItem,
  pageRange,
  pagesRange,
  type StateItem,
  stateKey,
  textOf,
} from "./text.item";

/** A file of a document of a practice. */
export type FileOf = { ownerId: string; documentId: string; fileId: string };

/** How many pages are deleted at the same time. */
const WIDTH = 10;

export const stateOf = ({ ownerId, documentId }: Omit<FileOf, "fileId">) =>
  get<StateItem>(stateKey(ownerId, documentId));

/** The state of a file: new where the document had another one, whose text goes first. */
export async function begin(file: FileOf): Promise<StateItem> {
  const { ownerId, documentId, fileId } = file;
  const there = await stateOf(file);
  if (there?.fileId === fileId) return there;
  if (there) await forget(ownerId, documentId);
  const state: StateItem = {
    ...stateKey(ownerId, documentId),
    type: "textState",
    version: 1,
    ...{ documentId, fileId, isWhole: false, total: null, indexed: 0, blocks: [], tries: 0 },
  };
  await tryCommit(insert(state));
  return (await stateOf(file)) ?? state;
}

/** Writes the text of a page. May be repeated: it is the same each time. */
export const keepPage = (file: FileOf, page: TextPage): Promise<void> =>
  commit(put(pageItem(file, page)));

/** The pages of a file that were read so far, in order. */
export async function pagesOf(file: FileOf): Promise<TextPage[]> {
  const pages: TextPage[] = [];
  const range = { ...pageRange(file), newestFirst: false };
  for await (const item of walk<PageItem>(range))
    pages.push({ page: item.page, text: textOf(item) });
  return pages;
}

/** Puts what the index lacks of a file that was read into it. */
export async function index(file: FileOf, state: StateItem): Promise<StateItem> {
  const missing = (await pagesOf(file)).filter(({ page }) => page > state.indexed);
  let reached = state;
  for (const pages of cutAt(missing)) reached = await addPages(file.ownerId, reached, pages);
  return reached;
}

/** Removes all that was read of a document; may be repeated until it was done. */
export async function forget(ownerId: string, documentId: string): Promise<void> {
  const state = await stateOf({ ownerId, documentId });
  if (state) await removePages(ownerId, state);
  const keys: { pk: string; sk: string }[] = [];
  const range = { ...pagesRange(ownerId, documentId), attributes: ["pk", "sk"] };
  for await (const key of walk(range)) keys.push(key);
  for (const some of chunks(keys, WIDTH)) {
    await Promise.all(some.map((key) => commit(removeAny(key))));
  }
  if (state) await commit(removeAny(stateKey(ownerId, documentId)));
}
