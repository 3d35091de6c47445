import { isStale } from "../../kernel/dynamo";
import { Passwords } from "../passwords";
import { Practices } from "../practices";
import type { JoinPractice } from "../practices/practice.schema";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { open as openSession, type SignIn } from "./entry";
import { activate } from "./register";

/**
 * Opens the account of an invited address and signs its person in at the practice that invited it.
 * The link proves the address, as a code would: it was only mailed there, the same commit uses it
 * up, and the address is the invitation's. Throws what `Practices.placeFor` throws, and
 * `user.exists` where the address has an account.
 */
export async function join(token: string, given: JoinPractice): Promise<SignIn> {
  await Throttle.drip();
  const { email, practiceId, member, writesFor } = await Practices.placeFor(token);
  const known = await Users.findByEmail(email);
  if (known && known.status !== "pending") throw Users.emailTaken();
  const { firstName, lastName, password } = given;
  await Passwords.assertStrong(password, [email, firstName, lastName]);
  const passwordHash = await Passwords.hashPassword(password);
  const opened = { firstName, lastName, passwordHash, practiceId, status: "active" as const };
  const user = { ...(known ?? Users.draft({ email, ...opened })), ...opened };
  const writes = [...(await activate(user, known)), ...writesFor(user._id)];
  const joining = { practiceId, member };
  return openSession(user, { origin: "verify", writes, joining }).catch((error) => {
    // Another request opened the pending account meanwhile.
    throw isStale(error) ? Users.emailTaken() : error;
  });
}
