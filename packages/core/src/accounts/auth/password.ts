import { useUser } from "../../kernel/actor";
import { commit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Codes } from "../codes";
import { Devices } from "../devices";
import { Factors } from "../factors";
import type { RecentFactor } from "../factors/factor.schema";
import { Passwords } from "../passwords";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { ResetPassword, VerifyCode } from "./auth.schema";
import type { Browser } from "./entry";
import { askReset } from "./letters";

/** Requests a code to choose a new password. The answer does not depend on the address. */
export async function requestReset(email: string): Promise<void> {
  await Throttle.drip();
  await commit(askReset(email));
}

/**
 * Checks a reset code, counting the try, without using the code up. Returns the account's second
 * factors that were added within seven days: whoever reads its mail may take them off.
 */
export async function verifyResetCode(
  given: VerifyCode,
  browser: Browser,
): Promise<RecentFactor[]> {
  await Throttle.drip();
  const { user, forgiven } = await checkReset(given, browser);
  await commit(forgiven);
  return Factors.recent(user._id);
}

/**
 * Checks a code for a new password, counting the try first, separately for known devices. Reads and
 * writes as much when there is no account.
 */
async function checkReset({ email, code }: VerifyCode, browser: Browser) {
  const user = await Users.findByEmail(email);
  const device = await Devices.recognise(user, browser.device);
  const tried = Throttle.from(email, device);
  await Throttle.reserve("reset", tried);
  const typed = { digits: code, own: device !== undefined };
  const spend = await Codes.check(user?._id ?? "nobody", "reset", typed);
  if (!user) throw Codes.notValid();
  return { user, spend, forgiven: Throttle.clear("reset", tried) };
}

/**
 * Sets a new password by code, ends every session, and opens an account not yet verified. Takes off
 * the second factors of the last seven days, if asked to.
 */
export async function reset(given: ResetPassword, browser: Browser): Promise<void> {
  await Throttle.drip();
  const { email, newPassword } = given;
  await Passwords.assertStrong(newPassword, [email], "newPassword");
  const { user, spend, forgiven } = await checkReset(given, browser);
  const passwordHash = await Passwords.hashPassword(newPassword);
  // The code proves that the mailbox is theirs, as a verification would.
  const status = user.status === "pending" ? "active" : user.status;
  const removing = given.removeRecentFactors ? await Factors.planRemoval(user) : undefined;
  const writes = [
    spend,
    Users.save(user, { passwordHash, status, ...removing?.account }),
    ...(removing?.writes ?? []),
    Registrations.endAll(email),
    forgiven,
    Throttle.clear("login", email),
  ];
  await Sessions.endAllWith(writes, user._id);
}

/**
 * Changes the signed-in person's password and ends their other sessions. Returns a new proof of
 * this device: earlier proofs depend on the old password.
 */
export async function changePassword(given: {
  currentPassword: string;
  newPassword: string;
}): Promise<string> {
  const { sessionId } = useUser();
  const user = await Users.current();
  await Throttle.reserve("password", user._id);
  if (!(await Passwords.verifyPassword(user.passwordHash, given.currentPassword))) {
    throw invalid("currentPassword", "La contraseña actual no es correcta.", "auth.wrong_password");
  }
  const identity = [user.email, user.firstName, user.lastName];
  await Passwords.assertStrong(given.newPassword, identity, "newPassword");
  const passwordHash = await Passwords.hashPassword(given.newPassword);
  const writes = [Users.save(user, { passwordHash }), Throttle.clear("password", user._id)];
  await Sessions.endAllWith(writes, user._id, sessionId);
  return Devices.prove({ ...user, passwordHash });
}
