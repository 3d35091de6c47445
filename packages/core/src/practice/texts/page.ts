import { useOwner } from "../../kernel/actor";
import { get, walk } from "../../kernel/dynamo";
import { Documents } from "../documents";
import { type Word, wordsIn } from "./boxes.rules";
import { boxesIn, type PageItem, pageKey, pageRange, textOf } from "./text.item";

/**
 * The text of a page of a document's current file and, of a page that is a picture, where each word
 * stands; both empty of one that was not read. Throws `document.not_found`.
 */
export async function pageOf(id: string, page: number) {
  const { userId: ownerId, _id: documentId, revisions } = await Documents.find(id);
  const fileId = revisions.at(-1)?._id ?? "";
  const item = await get<PageItem>(pageKey({ ownerId, documentId, fileId }, page));
  return { page, text: item ? textOf(item) : "", boxes: item ? boxesIn(item) : [] };
}

/** The words that were seen on the pages of a file which are pictures, by page. */
export async function seenWords(documentId: string, fileId: string): Promise<Map<number, Word[]>> {
  const words = new Map<number, Word[]>();
  for await (const item of walk<PageItem>(pageRange({ ownerId: useOwner(), documentId, fileId }))) {
    if (item.boxes) words.set(item.page, wordsIn(textOf(item), boxesIn(item)));
  }
  return words;
}
