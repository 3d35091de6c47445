import { now } from "../clock";
import { AppError } from "../error";
import { secret } from "../secrets";
import { unreachable } from "./stripe-fault";
import { idOf } from "./stripe-read";

/** The most seconds that a signature's time may differ from now, either way. */
const TOLERANCE_S = 300;

/** The fields of an event that Foja uses: the state itself is read from Stripe. */
export type StripeEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The charge, where the event names only that. */
  chargeId: string | null;
};

/**
 * Verifies and reads a webhook request of Stripe: its raw bytes, and the header with its signature.
 * Throws `webhook.unsigned` for one that Stripe did not sign, or signed too long ago.
 */
export async function readEvent(bytes: Uint8Array, signature: string): Promise<StripeEvent> {
  const [{ default: Client }, key] = await Promise.all([import("stripe"), webhookSecret()]);
  const moment = Math.floor(now() / 1000);
  if (isFromTheFuture(signature, moment)) throw unsigned();
  try {
    const said = Client.webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      key,
      TOLERANCE_S,
      undefined,
      now(),
    );
    const object = said.data.object as Named;
    return { id: said.id, type: said.type, ...namesIn(said.type, object) };
  } catch {
    throw unsigned();
  }
}

type Named = { id?: string; customer?: string | { id: string } | null; charge?: string | null };

function namesIn(type: string, object: Named) {
  const own = type.startsWith("customer.") && type.split(".").length === 2;
  const customerId = own ? (object.id ?? null) : idOf(object.customer);
  return { customerId, chargeId: customerId ? null : idOf(object.charge) };
}

/**
 * The client itself only rejects signatures that are too old, and reads the last of several times.
 * Stripe sends one.
 */
function isFromTheFuture(signature: string, moment: number): boolean {
  const moments = signature.split(",").filter((part) => part.startsWith("t="));
  const signedAt = Number(
    /^t=(\d{1,12})$/.exec(moments.length === 1 ? (moments[0] ?? "") : "")?.[1],
  );
  return !(signedAt <= moment + TOLERANCE_S);
}

const unsigned = () =>
  new AppError("webhook.unsigned", "La firma del aviso de Stripe no es válida.");

/** Without a secret no event can be verified: Stripe tries again until there is one. */
async function webhookSecret(): Promise<string> {
  try {
    return await secret("STRIPE_WEBHOOK_SECRET");
  } catch (error) {
    throw unreachable(error);
  }
}
