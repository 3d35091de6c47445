import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { openPortal } from "../api/subscription";

/** Opens Stripe's page of cards and invoices, which returns to the account. */
export async function goToPortal(): Promise<void> {
  try {
    location.assign(await openPortal());
  } catch (error) {
    notify.error(messageOf(error));
  }
}
