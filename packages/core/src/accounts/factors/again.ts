import { useUser } from "../../kernel/actor";
import { commit } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { hasFactor } from "../../kernel/factor.rules";
import { Passwords } from "../passwords";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { request } from "./ceremony";
import type { Challenge } from "./challenge.item";
import { ask, findChallenge, over, spend } from "./challenges";
import type { Asked, SecondFactorAgain } from "./factor.schema";
import type { FactorsRecord } from "./factors.item";
import { methodsOf } from "./factors.rules";
import { own } from "./kept";
import { prove, type Shown } from "./prove";

/** Asks for an account's second factor: returns the answer to send, and the challenge's write. */
export function question(factors: FactorsRecord, given: Omit<Challenge, "until" | "userId">) {
  const { token: challenge, write } = ask({ ...given, userId: factors.userId });
  const { passkeys } = factors;
  const passkey = passkeys.length > 0 ? request(challenge, passkeys) : null;
  const asked: Asked = { challenge, methods: methodsOf(factors), passkey };
  return { asked, write };
}

/**
 * Asks the signed-in person for their second factor again, or for their password where they have
 * none. Throws `factor.none` where they have neither: they sign in with Google.
 */
export async function askAgain(): Promise<Asked> {
  const { user, factors } = await own();
  if (!hasFactor(factors) && !user.passwordHash) {
    throw new AppError("factor.none", "Para seguir, salí y volvé a ingresar con Google.");
  }
  const { asked, write } = question(factors, { purpose: "again", way: null });
  await commit(write);
  return hasFactor(factors) ? asked : { ...asked, methods: ["password"] };
}

/** The proof given for a challenge: a code, or a passkey's answer. */
export const shownIn = ({ code, credential }: SecondFactorAgain, challenge: string): Shown =>
  credential ? { credential, challenge } : { code: code ?? "" };

/**
 * Verifies the signed-in person's second factor, or their password where they have none, which this
 * session has then proved for ten minutes.
 */
export async function answerAgain(given: SecondFactorAgain): Promise<void> {
  if (given.password !== undefined) return byPassword(given.password);
  const { userId } = useUser();
  const { challenge } = given;
  const waits = challenge && (await findChallenge(challenge, { purpose: "again", userId }));
  if (given.credential && !waits) throw over();
  const writes = await prove(userId, shownIn(given, challenge ?? ""));
  await commit(...(waits ? [spend(waits)] : []), ...writes, Sessions.prove());
}

/** A password proves who they are only where there is no second factor. Counts the try first. */
async function byPassword(password: string): Promise<void> {
  const { user, factors } = await own();
  if (hasFactor(factors)) {
    throw invalid("password", "Tu cuenta tiene un segundo factor: confirmá con ese.", WRONG);
  }
  await Throttle.reserve("password", user._id);
  if (!(await Passwords.verifyPassword(user.passwordHash, password))) {
    throw invalid("password", "La contraseña no es correcta.", WRONG);
  }
  await commit(Throttle.clear("password", user._id), Sessions.prove());
}

const WRONG = "auth.wrong_password";
