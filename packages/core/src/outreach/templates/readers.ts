import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { invalid } from "../../kernel/error";
import type { Reader } from "./variables.rules";

/** What a mail may say of the person with an account. */
export async function readerOf(user: Users.UserRecord): Promise<Reader> {
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

/** The account of an e-mail, or one's own. Throws `request.invalid` where there is no such account. */
export async function accountOf(email: string | undefined): Promise<Users.UserRecord> {
  const wanted = email?.trim().toLowerCase();
  if (!wanted) return Users.current();
  const user = await Users.findByEmail(wanted);
  if (!user) throw invalid("readerEmail", "E-mail: nadie tiene una cuenta con esa dirección.");
  return user;
}
