import { AppError, invalid } from "../../kernel/error";
import { Links } from "../links";
import { casesOf } from "./page";

/**
 * The link of a client who proved who they are, and the case that they mean: the only one that the
 * link shows, where they name none. Throws `folder.not_found` for a case that it does not show.
 */
export async function standing(token: string, proof: string | undefined, named?: string) {
  const link = await Links.admitted(token, proof);
  const ids = await casesOf(link);
  const [only] = ids.size === 1 ? ids : [];
  const folderId = named ?? only;
  if (!folderId) throw invalid("folderId", "Caso: elegí sobre cuál escribís.");
  if (!ids.has(folderId)) throw new AppError("folder.not_found", "Ese caso no está.");
  return { link, folderId };
}
