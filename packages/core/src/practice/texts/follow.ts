import type { Changed } from "../../kernel/changes";
import { Reactions } from "../../kernel/reactions";
import { anywhere } from "../../kernel/records";
import type { Documents } from "../documents";
import { forget } from "./keep";

type Document = Documents.DocumentItem;

/**
 * What follows from a change of a document: a new file has its text read, and what was read of a
 * document goes with it. May run late and twice.
 */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  const document = item as unknown as Document;
  const { userId: ownerId, _id: documentId } = document;
  if (item !== before) {
    if (waits(document) && !isSame(document, before)) await ask(ownerId, documentId);
  } else if (!(await anywhere("document", ownerId, documentId))) await forget(ownerId, documentId);
}

/** Whether the text of a file that arrived was not read yet. */
export const waits = ({ textStatus, revisions }: Document): boolean =>
  textStatus === "pending" && Boolean(revisions.at(-1)?.sha256);

const isSame = (document: Document, before: unknown): boolean => {
  const last = before as Document | undefined;
  return (
    last !== undefined &&
    waits(last) &&
    last.revisions.at(-1)?._id === document.revisions.at(-1)?._id
  );
};

/** Has the text of a document read, in the background. */
export const ask = (ownerId: string, documentId: string): Promise<void> =>
  Reactions.publish("document.received", { ownerId, documentId });
