import { again } from "../../kernel/again";
import { commit, isStale, replace } from "../../kernel/dynamo";
import { anywhere } from "../../kernel/records";
import type { DocumentItem } from "./document.item";
import type { Document } from "./document.schema";

/**
 * Notes what was read of the text of a file, if it is still the current version of its document: no
 * change of the document's data, so nothing of it is in its history, and who edits it meanwhile may
 * go on. Returns whether it was noted.
 */
export const textRead = (
  ownerId: string,
  id: string,
  fileId: string,
  { pages, textStatus }: Pick<Document, "pages" | "textStatus">,
): Promise<boolean> =>
  again(async () => {
    const item = await anywhere<DocumentItem>("document", ownerId, id);
    if (item?.revisions.at(-1)?._id !== fileId) return false;
    if (item.pages === pages && item.textStatus === textStatus) return true;
    const sameSince = item.sameSince ?? item.version;
    await commit(replace({ ...item, pages, textStatus, sameSince }, item));
    return true;
  }, isStale);
