import { useUser } from "../../kernel/actor";
import { commit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Codes } from "../codes";
import { Passwords } from "../passwords";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { ResetPassword, VerifyCode } from "./auth.schema";
import { askReset } from "./letters";

/** Asks for a code to choose a new password. The answer does not depend on the address. */
export async function requestReset(email: string): Promise<void> {
  await Throttle.drip();
  await commit(askReset(email));
}

/** Says whether a reset code is good, counting the try and without spending it. */
export async function verifyResetCode({ email, code }: VerifyCode): Promise<void> {
  await Throttle.drip();
  await Throttle.reserve("reset", email);
  const user = await Users.findByEmail(email);
  await Codes.check(user?._id ?? "nobody", "reset", code);
  await commit(Throttle.clear("reset", email));
}

/** Sets a new password by code, ends every session, and opens an account that never was verified. */
export async function reset({ email, code, newPassword }: ResetPassword): Promise<void> {
  await Throttle.drip();
  await Throttle.reserve("reset", email);
  await Passwords.assertStrong(newPassword, [email], "newPassword");
  const user = await Users.findByEmail(email);
  const spend = await Codes.check(user?._id ?? "nobody", "reset", code);
  if (!user) throw Codes.notValid();
  const passwordHash = await Passwords.hashPassword(newPassword);
  // The code proves the mailbox, which is all that a verification asks.
  const status = user.status === "pending" ? "active" : user.status;
  await commit(
    spend,
    Users.save(user, { passwordHash, status }),
    Registrations.endAll(email),
    Throttle.clear("reset", email),
    Throttle.clear("login", email),
  );
  await Sessions.endAll(user._id);
}

/** Changes the password of who is signed in, and ends their other sessions. */
export async function changePassword(given: { currentPassword: string; newPassword: string }) {
  const { sessionId } = useUser();
  const user = await Users.current();
  await Throttle.reserve("password", user._id);
  if (!(await Passwords.verifyPassword(user.passwordHash, given.currentPassword))) {
    throw invalid("currentPassword", "La contraseña actual no es correcta.", "auth.wrong_password");
  }
  const identity = [user.email, user.firstName, user.lastName];
  await Passwords.assertStrong(given.newPassword, identity, "newPassword");
  const passwordHash = await Passwords.hashPassword(given.newPassword);
  await commit(Users.save(user, { passwordHash }), Throttle.clear("password", user._id));
  await Sessions.endAll(user._id, sessionId);
}
