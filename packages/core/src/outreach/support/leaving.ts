import { commit, removeAny, walk } from "../../kernel/dynamo";
import { discard } from "../../kernel/ports/files";
import { type ConsultationItem, fromItem, keptKey, ofAccount } from "./consultation.item";
import type { Consultation } from "./consultation.schema";

/** What an account wrote to support, and what it was answered. */
export async function* written(userId: string): AsyncGenerator<Consultation> {
  for await (const item of walk<ConsultationItem>({ ...ofAccount(userId), limit: 100 })) {
    yield fromItem(item);
  }
}

/** Erases what an account wrote to support, with its pictures. May be repeated. */
export async function forget(userId: string): Promise<void> {
  for await (const item of walk<ConsultationItem>({ ...ofAccount(userId), limit: 100 })) {
    if (item.hasScreenshot) await discard(keptKey(item._id));
    await commit(removeAny(item));
  }
}

/** Where the picture of a consultation is kept. */
export const pictureKey = ({ _id }: Pick<Consultation, "_id">): string => keptKey(_id);
