import { useUser } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { AppError } from "../../kernel/error";
import { hasFactor } from "../../kernel/factor.rules";
import { Sessions } from "../sessions";
import type { Factors, Passkey } from "./factor.schema";
import type { PasskeyRecord } from "./factors.item";
import { isFresh, rememberedUnder } from "./factors.rules";
import { find, own, passwordMark } from "./kept";

/** The signed-in person's second factors; `cookie` identifies a remembered device. */
export async function list(cookie?: string): Promise<Factors> {
  const { user, factors } = await own();
  const current = cookie?.split(".")[0];
  return {
    totp: factors.totp && { confirmedAt: factors.totp.confirmedAt },
    passkeys: factors.passkeys.map(toPasskey),
    recoveryCodesLeft: factors.recovery.length,
    rememberedDevices: rememberedUnder(factors.remembered, passwordMark(user), now()).map(
      ({ _id, device, address, createdAt, expiresAt }) => ({
        ...{ _id, current: _id === current, device, address, createdAt, expiresAt },
      }),
    ),
  };
}

export const toPasskey = ({
  _id,
  name,
  createdAt,
  lastUsedAt,
  synced,
}: PasskeyRecord): Passkey => ({
  ...{ _id, name, createdAt, lastUsedAt, synced },
});

/**
 * Requires that the actor proved their second factor in this session within ten minutes, if they
 * have one. Throws `auth.second_factor_needed`, on which a screen asks for it.
 */
export async function requireFresh(): Promise<void> {
  if (!(await isProven())) throw factorNeeded();
}

const factorNeeded = () =>
  new AppError(
    "auth.second_factor_needed",
    "Antes de seguir, confirmá con tu segundo factor que sos vos.",
  );

/** Whether the actor has no second factor, or proved it in this session within ten minutes. */
export async function isProven(): Promise<boolean> {
  const { factors, provenAt } = await proofs();
  return !hasFactor(factors) || isFresh(provenAt, now());
}

/**
 * Like `requireFresh`, also of accounts without a second factor: what opens a lasting way into an
 * account asks for its password, unless the session was opened within ten minutes. Throws
 * `auth.password_needed` for those.
 */
export async function requireOwner(): Promise<void> {
  const { factors, openedAt, provenAt } = await proofs();
  if (isFresh(provenAt, now())) return;
  if (hasFactor(factors)) throw factorNeeded();
  if (isFresh(openedAt, now())) return;
  throw new AppError(
    "auth.password_needed",
    "Antes de seguir, confirmá con tu contraseña que sos vos.",
  );
}

async function proofs() {
  const { userId, sessionId } = useUser();
  const [factors, shown] = await Promise.all([find(userId), Sessions.proofsIn(userId, sessionId)]);
  return { factors, ...shown };
}
