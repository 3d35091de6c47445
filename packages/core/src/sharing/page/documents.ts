import { forPractice, useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, get, put, removeAny } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Documents } from "../../practice/documents";
import { Links } from "../links";
import type { Sharing } from "../links/link.schema";
import { casesOf } from "./page";
import { type SharedItem, sharedKey, toItem } from "./shared.item";

/** Shares a document of a case with its clients, or no longer. */
export async function share(documentId: string, shared: boolean): Promise<void> {
  const { userId: by, ownerId: userId } = useUser();
  const { folderId } = await Documents.get(documentId);
  if (!folderId) throw invalid("documentId", "Documento: tiene que estar en una causa.");
  const item = toItem({ userId, folderId, documentId, by, at: nowIso() });
  await commit(shared ? put(item) : removeAny(item));
}

/** Whether a document is shared, and which clients of its case would see it on their page. */
export async function sharing(documentId: string): Promise<Sharing> {
  const { ownerId } = useUser();
  const { folderId } = await Documents.get(documentId);
  if (!folderId) return { shared: false, clients: [] };
  const [item, clients, holders] = await Promise.all([
    get<SharedItem>(sharedKey(ownerId, folderId, documentId)),
    Links.clientsOf(folderId),
    Links.holders(folderId),
  ]);
  const shown = clients.map(({ _id, name }) => ({ _id, name, hasPage: holders.has(_id) }));
  return { shared: item !== undefined, clients: shown };
}

/** The address of a shared document, for a minute. Throws `document.not_found` for any other. */
export async function open(
  token: string,
  proof: string | undefined,
  documentId: string,
): Promise<string> {
  const link = await Links.admitted(token, proof);
  const missing = () => new AppError("document.not_found", "Ese documento ya no está.");
  return forPractice(link.userId, async () => {
    const { folderId } = await Documents.get(documentId).catch(() => {
      throw missing();
    });
    const isShared =
      folderId !== null &&
      (await casesOf(link)).has(folderId) &&
      (await get<SharedItem>(sharedKey(link.userId, folderId, documentId))) !== undefined;
    if (!isShared) throw missing();
    return Documents.link(documentId);
  });
}
