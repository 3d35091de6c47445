import { commit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Passwords } from "../passwords";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { OwnHand } from "./own-hand.schema";

/**
 * Requires the signed-in person's proof for a sensitive action, and counts the try first: the only
 * place that decides this. Returns the person. Throws `auth.wrong_password`, `request.throttled`.
 */
export async function assertOwnHand({ password = "", email = "" }: OwnHand) {
  const user = await Users.current();
  if (user.passwordHash === null) {
    if (email.trim().toLowerCase() === user.email) return user;
    throw invalid("email", "E-mail: escribí el de tu cuenta.", "auth.wrong_password");
  }
  await Throttle.reserve("password", user._id);
  if (!(await Passwords.verifyPassword(user.passwordHash, password))) {
    throw invalid("password", "Contraseña: no es correcta.", "auth.wrong_password");
  }
  await commit(Throttle.clear("password", user._id));
  return user;
}
