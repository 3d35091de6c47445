import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { PLANS } from "../../billing/plans/plan.rules";
import { invalid } from "../../kernel/error";
import { Subscribers } from "../subscribers";
import type { Reader } from "./variables.rules";

type Contact = Pick<
  Subscribers.SubscriberItem,
  "email" | "firstName" | "lastName" | "plan" | "province"
>;

/** The data of a contact of marketing that a mail may contain: unknown ones are left out. */
export const readerOf = ({ firstName, lastName, email, plan, province }: Contact): Reader => ({
  ...(firstName && { nombre: firstName }),
  ...(lastName && { apellido: lastName }),
  ...(email && { email }),
  ...(plan && { plan: PLANS[plan].displayName }),
  ...(province && { provincia: province }),
});

/** The data of a person with an account that a mail may contain. */
export async function accountReader(user: Users.UserRecord): Promise<Reader> {
  const { displayName } = await Plans.subscriptionOf(user._id);
  const { firstName, lastName, email, state } = user;
  return {
    nombre: firstName,
    apellido: lastName,
    email,
    plan: displayName,
    provincia: state ?? "",
  };
}

/**
 * The reader that a mail is previewed for: the contact or account with that e-mail, or oneself.
 * Throws `request.invalid` where nobody has it.
 */
export async function readerWith(email: string | undefined): Promise<Reader> {
  const wanted = email?.trim().toLowerCase();
  if (!wanted) return accountReader(await Users.current());
  const contact = await Subscribers.find(await Subscribers.idOf(wanted));
  if (contact) return readerOf(contact);
  const user = await Users.findByEmail(wanted);
  if (user) return accountReader(user);
  throw invalid("readerEmail", "E-mail: no es de un contacto de marketing ni de una cuenta.");
}
