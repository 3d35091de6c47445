import { Letters } from "../../accounts/letters";
import { Plans } from "../../billing/plans";
import { invalid } from "../../kernel/error";
import { Contacts } from "../../practice/contacts";
import type { Kept } from "./invoice.rules";
import type { SendInvoice } from "./invoice.schema";

/**
 * The address that an invoice is mailed to. It is of somebody whom the practice knows: the client,
 * a contact, or a visitor who proved it. On the free plan it is the client's, without a message,
 * since anybody opens such an account. Throws a sentence on `email` or `message`.
 */
export async function recipientOf(
  { client, userId }: Pick<Kept, "client" | "userId">,
  { email, message }: SendInvoice,
): Promise<string> {
  const to = email ?? client.email;
  if (!to) throw invalid("email", "E-mail: escribí a qué dirección va.");
  const isFree = (await Plans.subscriptionOf(userId)).plan === "free";
  if (isFree && message) throw invalid("message", NO_MESSAGE);
  if (to === client.email) return to;
  const contacts = await Contacts.withEmail(to);
  if (contacts.some((id) => id === client.contactId)) return to;
  if (isFree) throw invalid("email", ONLY_CLIENT);
  if (contacts.length > 0 || (await Letters.isProved(to))) return to;
  throw invalid("email", NOBODY_KNOWN);
}

const NO_MESSAGE =
  "Mensaje: en el plan Gratuito la factura va sin mensaje. Borralo, o cambiá de plan.";
const ONLY_CLIENT =
  "E-mail: en el plan Gratuito la factura va solo al e-mail de su cliente. Cargalo en la factura o en su contacto.";
const NOBODY_KNOWN =
  "E-mail: no es de este cliente ni de un contacto tuyo. Cargalo en su contacto y probá de nuevo.";
