import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import { commit, get, isExpired, isStale, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { type BundleItem, type BundleRecord, bundleKey, toItem } from "./bundle.item";

/** A bundle of the acting practice. Throws `bundle.not_found`, also for one of another's. */
export async function find(id: string): Promise<BundleItem> {
  const item = isId("bundle", id) ? await get<BundleItem>(bundleKey(useOwner(), id)) : undefined;
  if (!item || isExpired(item, now())) {
    throw new AppError("bundle.not_found", "No encontramos ese armado.");
  }
  return item;
}

/** Changes a bundle as it stands now; it is read again where another run changed it meanwhile. */
export const edit = (id: string, with_: (read: BundleItem) => Partial<BundleRecord>) =>
  again(async () => {
    const read = await find(id);
    const { gsi2pk, gsi2sk, ...record } = { ...read, ...with_(read) };
    await commit(replace(toItem(record, read.version), read));
    return toItem(record, read.version + 1);
  }, isStale);
