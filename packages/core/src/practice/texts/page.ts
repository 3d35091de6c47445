import { get } from "../../kernel/dynamo";
import { Documents } from "../documents";
import { boxesIn, type PageItem, pageKey, textOf } from "./text.item";

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
