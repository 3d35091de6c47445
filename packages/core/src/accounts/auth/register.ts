import { Plans } from "../../billing/plans";
import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Codes } from "../codes";
import { Passwords } from "../passwords";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { RegisterUser, User } from "../users/user.schema";
import type { VerifyCode } from "./auth.schema";
import { enter, type SignIn } from "./entry";
import { askCode } from "./letters";

/**
 * Opens an account that waits for its code. An e-mail with a verified account answers
 * `user.exists`; one that never was verified gets a new code and keeps what it had.
 */
export async function register(given: RegisterUser): Promise<User> {
  await Throttle.drip();
  const { email, firstName, lastName } = given;
  await Passwords.assertStrong(given.password, [email, firstName, lastName]);
  const passwordHash = await Passwords.hashPassword(given.password);
  const standing = await Users.findByEmail(email);
  if (standing && standing.status !== "pending") throw exists();
  // The last to register decides: whoever wrote first could not read this mailbox's code.
  const user = standing
    ? { ...standing, firstName, lastName, passwordHash }
    : Users.draft({ email, firstName, lastName, passwordHash });
  const writes = standing
    ? [Users.save(standing, user)]
    : [...Users.add(user), Plans.open(user._id)];
  await commit(...writes, askCode("verify", email));
  return Users.toUser(user);
}

const exists = () => new AppError("user.exists", "Ya existe una cuenta con ese e-mail.");

/** Sends the verification code again, if anyone waits for one. Every address gets one answer. */
export async function resendCode(email: string): Promise<void> {
  await Throttle.drip();
  await commit(askCode("verify", email));
}

/** Opens the account with its code and lets the person in. */
export async function verifyCode({ email, code }: VerifyCode): Promise<SignIn> {
  await Throttle.drip();
  await Throttle.reserve("verify", email);
  const user = await Users.findByEmail(email);
  const spend = await Codes.check(user?._id ?? "nobody", "verify", code);
  if (user?.status !== "pending") {
    throw new AppError("auth.invalid_code", "El código no es válido o venció. Pedí uno nuevo.");
  }
  const active = { ...user, status: "active" as const };
  const writes = [spend, Users.save(user, active), Throttle.clear("verify", email)];
  return enter({ ...active, version: user.version + 1 }, { origin: "verify", writes });
}
