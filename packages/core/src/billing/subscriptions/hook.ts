import { now } from "../../kernel/clock";
import { commit, get, isExpired, put } from "../../kernel/dynamo";
import { customerOfCharge } from "../../kernel/ports/stripe-change";
import { readEvent } from "../../kernel/ports/stripe-event";
import { Reactions } from "../../kernel/reactions";
import { eventKey, toEvent } from "./subscription.item";
import { type Synced, syncCustomer } from "./sync";

/** What Foja wants to hear of; anything else is answered and forgotten. */
const STIRRING =
  /^(checkout\.session\.|customer\.(subscription\.|deleted$|updated$)|invoice\.|subscription_schedule\.|charge\.(refunded$|dispute\.))/;

/**
 * Takes a post of Stripe's: its bytes and its signature. Each event once; what it says is not believed,
 * only that there is something to read. Published before it is noted: what the bus did not take,
 * Stripe sends again. Throws `webhook.unsigned`, `billing.unreachable`.
 */
export async function heard(bytes: Uint8Array, signature: string): Promise<void> {
  const { id, type, customerId, chargeId } = await readEvent(bytes, signature);
  if (!STIRRING.test(type) || (!customerId && !chargeId)) return;
  const known = await get(eventKey(id));
  if (known && !isExpired(known, now())) return;
  await Reactions.publish("subscription.stirred", { customerId, chargeId });
  await commit(put(toEvent(id, now())));
}

/** Synchronises whom an event was about; undefined where that is nobody of ours. */
export async function stirred(about: {
  customerId: string | null;
  chargeId: string | null;
}): Promise<Synced | undefined> {
  const { customerId, chargeId } = about;
  const whose = customerId ?? (chargeId ? await customerOfCharge(chargeId) : null);
  return whose ? syncCustomer(whose) : undefined;
}
