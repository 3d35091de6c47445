import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Factors } from "../factors";
import type { Assertion, RequestOptions, SecondFactor } from "../factors/factor.schema";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { open, type SignIn } from "./entry";

const over = () =>
  new AppError("auth.session_ended", "Tu cuenta cambió mientras ingresabas. Volvé a empezar.");

/**
 * Completes a sign-in, by any method, that was asked for a second factor. It fails if anything
 * changed since its first step: another password, a closed account or an earlier answer.
 */
export async function answerSecondFactor(given: SecondFactor): Promise<SignIn> {
  await Throttle.drip();
  const challenge = await Factors.findChallenge(given.challenge, { purpose: "signIn" });
  const { userId, way } = challenge;
  const user = userId && way && (await Users.find(userId));
  if (!user || Factors.passwordMark(user) !== way.of) throw over();
  const returns = user.status === "inactive" && way.origin === "reactivate";
  if (user.status !== "active" && !returns) throw over();
  const device = given.rememberDevice ? Factors.remember(way.of) : undefined;
  const proof = await Factors.prove(user._id, Factors.shownIn(given, given.challenge), (factors) =>
    device ? Factors.withDevice(factors, device.record) : factors,
  );
  const account = returns ? Users.save(user, { status: "active" }) : Users.stays(user, over);
  const { origin, remember } = way;
  const writes = [Factors.spend(challenge), ...proof, account];
  const signIn = await open(user, { origin, remember, proven: true, writes });
  return { ...signIn, remembered: device?.cookie };
}

/** Asks for any passkey: its answer names the account. */
export async function askPasskey(): Promise<RequestOptions> {
  await Throttle.drip();
  const { token, write } = Factors.ask({ purpose: "passkey", userId: null, way: null });
  await commit(write);
  return Factors.request(token, []);
}

/**
 * Signs in a person by a passkey that verified them (by PIN or biometrics): that counts as two
 * factors, so nothing else is asked.
 */
export async function answerPasskey(given: {
  credential: Assertion;
  remember?: boolean;
}): Promise<SignIn> {
  await Throttle.drip();
  const { credential, remember } = given;
  const token = Factors.challengeIn(credential);
  const challenge = await Factors.findChallenge(token, { purpose: "passkey" });
  const userId = Factors.ownerIn(credential);
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (!user) throw Factors.rejected();
  const proof = await Factors.prove(user._id, { credential, challenge: token, alone: true });
  if (user.status !== "active") {
    throw new AppError("auth.deactivated", "Esta cuenta ha sido desactivada");
  }
  const writes = [Factors.spend(challenge), ...proof, Users.stays(user, over)];
  return open(user, { origin: "passkey", remember, proven: true, writes });
}
