import { commit, get, remove, removeAny } from "../../kernel/dynamo";
import { deleteCustomer } from "../../kernel/ports/stripe-change";
import { recounted } from "./contracts";
import { type ContractItem, contractKey, customerKeysOf } from "./subscription.item";

/**
 * Deletes an erased practice's customer at Stripe, which ends every subscription at once and
 * deletes the cards. Past payments stay at Stripe, for its accounting. May be repeated. Throws
 * `billing.unreachable`.
 */
export async function leave(ownerId: string): Promise<void> {
  const item = await get<ContractItem>(contractKey(ownerId));
  if (!item) return;
  if (item.customerId) await deleteCustomer(item.customerId);
  await commit(
    remove(item),
    ...recounted(item.kind, null),
    ...customerKeysOf(item).map((key) => removeAny(key)),
  );
}
