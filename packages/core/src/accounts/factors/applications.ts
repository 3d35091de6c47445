import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { seal, unseal } from "../../kernel/ports/envelope";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { change, own, save, wrongCode } from "./kept";
import { askLetter } from "./notices";
import { newCodes } from "./recovery";
import { addressOf, newSecret, stepOf } from "./totp";

/** How long, in ms, a shown secret can be confirmed. */
const PENDING_MS = 60 * 60_000;

/**
 * Makes a secret for an authenticator application. Returns it, and the URL for its QR. It is no
 * factor until one of its codes is confirmed; until then an earlier one stays in use.
 */
export async function start(): Promise<{ url: string; secret: string }> {
  const { user, item, factors } = await own();
  const secret = await newSecret();
  const pending = { secret: await seal(secret, user._id), until: now() + PENDING_MS };
  await commit(save(item, { ...factors, pending }));
  return { url: await addressOf(secret, user.email), secret };
}

/**
 * Confirms a shown secret with one of its codes: it becomes the account's factor. Returns ten new
 * recovery codes; earlier ones no longer work. Throws `auth.invalid_code`, or `totp.not_started`.
 */
export async function confirm(code: string): Promise<string[]> {
  const found = await own();
  const { user, factors } = found;
  const { pending } = factors;
  if (!pending || pending.until <= now()) {
    throw new AppError("totp.not_started", "Empezá de nuevo: pedí otro código QR.");
  }
  await Throttle.reserve("factor", user._id);
  const lastStep = await stepOf(await unseal(pending.secret, user._id), code, 0);
  if (lastStep === undefined) throw wrongCode();
  const { codes, hashes } = newCodes();
  const totp = { secret: pending.secret, confirmedAt: nowIso(), lastStep };
  await commit(
    ...change(found, { ...factors, totp, pending: null, recovery: hashes }),
    Throttle.clear("factor", user._id),
    Sessions.prove(),
    askLetter(user._id, { what: "totpAdded" }),
  );
  return codes;
}

/** Removes the account's authenticator application. Throws `factor.none`. */
export async function remove(): Promise<void> {
  const found = await own();
  if (!found.factors.totp) {
    throw new AppError("factor.none", "Tu cuenta no usa una aplicación de códigos.");
  }
  const next = { ...found.factors, totp: null, pending: null };
  await commit(...change(found, next), askLetter(useUser().userId, { what: "totpRemoved" }));
}

/** Replaces the recovery codes by ten new ones. Throws `factor.none`. */
export async function renewCodes(): Promise<string[]> {
  const found = await own();
  if (!found.user.secondFactor) {
    throw new AppError("factor.none", "Activá primero un segundo factor.");
  }
  const { codes, hashes } = newCodes();
  const next = { ...found.factors, recovery: hashes };
  await commit(...change(found, next), askLetter(found.user._id, { what: "codesRenewed" }));
  return codes;
}
