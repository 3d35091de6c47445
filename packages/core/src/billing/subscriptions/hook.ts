import { now } from "../../kernel/clock";
import { commit, get, isExpired, put } from "../../kernel/dynamo";
import { customerOfCharge } from "../../kernel/ports/stripe-change";
import { readEvent } from "../../kernel/ports/stripe-event";
import { Reactions } from "../../kernel/reactions";
import { eventKey, toEvent } from "./subscription.item";
import { type Synced, syncCustomer } from "./sync";

/** The events that Foja handles; any other is acknowledged and ignored. */
const STIRRING =
  /^(checkout\.session\.|customer\.(subscription\.|deleted$|updated$)|invoice\.|subscription_schedule\.|charge\.(refunded$|dispute\.))/;

/**
 * Handles a webhook request of Stripe: its bytes and its signature. Handles each event once, and
 * takes from it only whose data to read at Stripe. Publishes before storing the event: if the bus
 * fails, Stripe sends it again. Throws `webhook.unsigned`, `billing.unreachable`.
 */
export async function heard(bytes: Uint8Array, signature: string): Promise<void> {
  const { id, type, customerId, chargeId } = await readEvent(bytes, signature);
  if (!STIRRING.test(type) || (!customerId && !chargeId)) return;
  const known = await get(eventKey(id));
  if (known && !isExpired(known, now())) return;
  await Reactions.publish("subscription.stirred", { customerId, chargeId });
  await commit(put(toEvent(id, now())));
}

/** Synchronises the practice of an event's customer; undefined where it is not one of ours. */
export async function stirred(about: {
  customerId: string | null;
  chargeId: string | null;
}): Promise<Synced | undefined> {
  const { customerId, chargeId } = about;
  const whose = customerId ?? (chargeId ? await customerOfCharge(chargeId) : null);
  return whose ? syncCustomer(whose) : undefined;
}
