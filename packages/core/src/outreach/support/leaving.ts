import { commit, removeAny, walk } from "../../kernel/dynamo";
import { discard } from "../../kernel/ports/files";
import { type ConsultationItem, fromItem, keptKey, ofAccount } from "./consultation.item";
import type { Consultation } from "./consultation.schema";

/** The consultations of an account, with their answers. */
export async function* written(userId: string): AsyncGenerator<Consultation> {
  for await (const item of walk<ConsultationItem>({ ...ofAccount(userId), limit: 100 })) {
    yield fromItem(item);
  }
}

/** Deletes the consultations of an account, with their pictures. May be repeated. */
export async function forget(userId: string): Promise<void> {
  for await (const item of walk<ConsultationItem>({ ...ofAccount(userId), limit: 100 })) {
    if (item.hasScreenshot) await discard(keptKey(item._id));
    await commit(removeAny(item));
  }
}

/** The key of the picture of a consultation. */
export const pictureKey = ({ _id }: Pick<Consultation, "_id">): string => keptKey(_id);
