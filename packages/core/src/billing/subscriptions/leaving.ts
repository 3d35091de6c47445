import { commit, get, remove, removeAny } from "../../kernel/dynamo";
import { deleteCustomer } from "../../kernel/ports/stripe-change";
import { recounted } from "./contracts";
import { type ContractItem, contractKey, customerKeysOf } from "./subscription.item";

/**
 * Ends what a practice that goes has at Stripe: its customer is deleted there, which ends every
 * subscription at once and forgets the cards. What was paid stays at Stripe, as its accounts must.
 * May be repeated. Throws `billing.unreachable`.
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
