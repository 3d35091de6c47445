import { useUser } from "../../kernel/actor";
import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { hasFactor } from "../../kernel/factor.rules";
import { Sessions } from "../sessions";
import { request } from "./ceremony";
import type { Challenge } from "./challenge.item";
import { ask, over, spend, waiting } from "./challenges";
import type { Asked, SecondFactorAgain } from "./factor.schema";
import type { FactorsRecord } from "./factors.item";
import { methodsOf } from "./factors.rules";
import { find } from "./kept";
import { prove, type Shown } from "./prove";

/** Asks for an account's second factor: returns the answer to send, and the challenge's write. */
export function question(factors: FactorsRecord, given: Omit<Challenge, "until" | "userId">) {
  const { token: challenge, write } = ask({ ...given, userId: factors.userId });
  const { passkeys } = factors;
  const passkey = passkeys.length > 0 ? request(challenge, passkeys) : null;
  const asked: Asked = { challenge, methods: methodsOf(factors), passkey };
  return { asked, write };
}

/** Asks the signed-in person for their second factor again. Throws `factor.none`. */
export async function askAgain(): Promise<Asked> {
  const factors = await find(useUser().userId);
  if (!factors || !hasFactor(factors)) {
    throw new AppError("factor.none", "Activá primero un segundo factor.");
  }
  const { asked, write } = question(factors, { purpose: "again", way: null });
  await commit(write);
  return asked;
}

/** The proof given for a challenge: a code, or a passkey's answer. */
export const shownIn = ({ code, credential }: SecondFactorAgain, challenge: string): Shown =>
  credential ? { credential, challenge } : { code: code ?? "" };

/**
 * Verifies the signed-in person's second factor, which this session has then proved for ten
 * minutes.
 */
export async function answerAgain(given: SecondFactorAgain): Promise<void> {
  const { userId } = useUser();
  const { challenge } = given;
  const waits = challenge && (await waiting(challenge, { purpose: "again", userId }));
  if (given.credential && !waits) throw over();
  const writes = await prove(userId, shownIn(given, challenge ?? ""));
  await commit(...(waits ? [spend(waits)] : []), ...writes, Sessions.prove());
}
