import { chunks } from "../../kernel/chunks";
import { commit, getMany, removeAny, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import type { Documents } from "../documents";
import { ask, waits } from "./follow";
import { forget } from "./keep";
import { isRead } from "./readable.rules";
import { type BlockItem, blockKey, everyText, type StateItem, stateRange } from "./text.item";

type Document = Documents.DocumentItem;

/**
 * Compares the texts of a practice with its documents: has those read that the index lacks, and
 * forgets those of documents that are gone. Returns how many were asked for.
 */
export async function rebuild(ownerId: string): Promise<number> {
  const states = new Map<string, StateItem>();
  for await (const state of walk<StateItem>(stateRange(ownerId))) {
    states.set(state.documentId, state);
  }
  const blocks = await blocksOf(ownerId, [...states.values()]);
  let asked = 0;
  for (const shelf of ["active", "archived", "deleted"] as const) {
    for await (const document of walk<Document>(shelfRange("document", ownerId, shelf))) {
      const state = states.get(document._id);
      states.delete(document._id);
      if (!waits(document) && !lacks(document, state, blocks)) continue;
      // What is left of it would be taken for whole.
      if (state?.isWhole) await forget(ownerId, document._id);
      await ask(ownerId, document._id);
      asked += 1;
    }
  }
  for (const id of states.keys()) await forget(ownerId, id);
  return asked;
}

/** The pages that the heads of blocks have of each document, by its id and its file's. */
async function blocksOf(ownerId: string, states: readonly StateItem[]) {
  const numbers = [...new Set(states.flatMap(({ blocks }) => blocks))];
  const heads = await getMany<BlockItem>(numbers.map((block) => blockKey(ownerId, block)));
  const pages = new Map<string, number>();
  for (const { documentId, fileId, from, to } of heads.flatMap((head) => head?.parts ?? [])) {
    const name = `${documentId} ${fileId}`;
    pages.set(name, (pages.get(name) ?? 0) + to - from + 1);
  }
  return pages;
}

/** Whether the index has less of a document than it was read to have. */
function lacks(
  { _id, textStatus, revisions }: Document,
  state: StateItem | undefined,
  pages: ReadonlyMap<string, number>,
): boolean {
  const current = revisions.at(-1);
  if (textStatus !== "read" || !current?.sha256 || !isRead(current.type)) return false;
  const indexed = pages.get(`${_id} ${current._id}`) ?? 0;
  return state?.fileId !== current._id || !state.isWhole || indexed !== state.indexed;
}

/** Removes all texts of a practice. */
export async function forgetAll(ownerId: string): Promise<void> {
  const keys: { pk: string; sk: string }[] = [];
  for await (const key of walk({ ...everyText(ownerId), attributes: ["pk", "sk"] })) keys.push(key);
  for (const some of chunks(keys, 10)) {
    await Promise.all(some.map((key) => commit(removeAny(key))));
  }
}
