import { nowIso } from "../../kernel/clock";
import { isSame } from "../../kernel/digest";
import type { Write } from "../../kernel/dynamo";
import { replace } from "../../kernel/dynamo";
import { hasFactor } from "../../kernel/factor.rules";
import { unseal } from "../../kernel/ports/envelope";
import { Throttle } from "../throttle";
import { rejected, used } from "./ceremony";
import type { Assertion } from "./factor.schema";
import { type FactorsItem, type FactorsRecord, toItem } from "./factors.item";
import { isOfApplication } from "./factors.rules";
import { find, wrongCode } from "./kept";
import { askLetter } from "./notices";
import { hashOf } from "./recovery";
import { stepOf } from "./totp";

/** A proof of the second factor: a code, or a passkey's answer to a challenge. */
export type Shown =
  | { code: string }
  | { credential: Assertion; challenge: string; alone?: boolean };

/** The factors after a proof, and other writes it needs. */
type Proved = { next: FactorsRecord; beside?: Write[] };

/**
 * Verifies a proof of an account's second factor, counting a code's try first. Returns the writes
 * that use it up, for the commit of its action: of two at once one succeeds. `also` makes further
 * changes to the factors. Throws `auth.invalid_code` or `auth.passkey_rejected`.
 */
export async function prove(
  userId: string,
  shown: Shown,
  also: (factors: FactorsRecord) => FactorsRecord = (factors) => factors,
): Promise<Write[]> {
  // Signatures cannot be guessed: counting them would let strangers lock people out.
  const guessable = "code" in shown;
  if (guessable) await Throttle.reserve("factor", userId);
  const item = await find(userId);
  const refused = guessable ? wrongCode : () => rejected();
  if (!item || !hasFactor(item)) throw refused();
  const { next, beside = [] } = await judge(item, shown);
  const write = replace(toItem(also(next)), item, refused);
  return [write, ...(guessable ? [Throttle.clear("factor", userId)] : []), ...beside];
}

function judge(item: FactorsItem, shown: Shown): Promise<Proved> | Proved {
  if ("credential" in shown) return byPasskey(item, shown);
  return isOfApplication(shown.code) ? byTotp(item, shown.code) : byRecovery(item, shown.code);
}

async function byTotp(item: FactorsItem, code: string): Promise<Proved> {
  if (!item.totp) throw wrongCode();
  const { secret, lastStep } = item.totp;
  const step = await stepOf(await unseal(secret, item.userId), code, lastStep);
  if (step === undefined) throw wrongCode();
  return { next: { ...item, totp: { ...item.totp, lastStep: step } } };
}

function byRecovery(item: FactorsItem, code: string): Proved {
  const hash = hashOf(code);
  const recovery = item.recovery.filter((kept) => !isSame(kept, hash));
  if (recovery.length === item.recovery.length) throw wrongCode();
  const news = { what: "recoveryUsed", left: recovery.length } as const;
  return { next: { ...item, recovery }, beside: [askLetter(item.userId, news)] };
}

async function byPasskey(
  item: FactorsItem,
  { credential, challenge, alone = false }: Extract<Shown, { credential: Assertion }>,
): Promise<Proved> {
  const passkey = item.passkeys.find(({ credentialId }) => credentialId === credential.id);
  if (!passkey) throw rejected();
  const counter = await used(passkey, credential, { challenge, alone });
  const after = { ...passkey, counter, lastUsedAt: nowIso() };
  return {
    next: { ...item, passkeys: item.passkeys.map((one) => (one === passkey ? after : one)) },
  };
}
