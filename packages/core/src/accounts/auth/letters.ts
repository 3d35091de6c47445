import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { momentText } from "../../kernel/zone.rules";
import { Codes } from "../codes";
import type { FactorErrand } from "../factors";
import { Letters } from "../letters";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Users } from "../users";
import { factorLetter, newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

/** A letter with a code: to verify a registration (without an id, the newest), or to reset. */
export type CodeErrand =
  | { kind: "verify"; email: string; registrationId: string | null }
  | { kind: "reset"; email: string };

/** Returns the write that requests the letter with a registration's code. */
export const askVerification = (email: string, registrationId: string | null): Write =>
  Outbox.ask<CodeErrand>({ kind: "verify", email, registrationId });

/** Returns the write that requests the letter with a code for a new password. */
export const askReset = (email: string): Write => Outbox.ask<CodeErrand>({ kind: "reset", email });

/** An address of the application. */
export const link = (path: string, query: Record<string, string> = {}) => {
  const url = new URL(path, env().APP_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Sends a letter with a code. Sends nothing to an unknown address, or to verify an account already
 * open.
 */
export async function sendCode(mail: CodeErrand & { _id: string }): Promise<void> {
  const user = await Users.findByEmail(mail.email);
  if (mail.kind === "reset" && user) return sendReset(mail, user._id);
  // A reset requested by a person with a pending registration sends the registration's code.
  const id = mail.kind === "verify" ? mail.registrationId : null;
  if (!user || user.status === "pending") await sendVerification(mail, id);
}

type Letter = { _id: string; email: string };

async function sendVerification({ _id, email }: Letter, registrationId: string | null) {
  const waiting = await Registrations.waitingFor(email, registrationId);
  if (!waiting) return;
  const url = link("/code-verification", { email });
  await Letters.send({ kind: "verify", id: _id, to: email }, async () => {
    // None where later registrations, whose letters may still be sent, removed this one.
    const code = await Registrations.codeFor(email, waiting._id);
    return code ? verificationLetter({ code, url }) : undefined;
  });
}

async function sendReset({ _id, email }: Letter, userId: string) {
  const url = link("/reset-password", { email });
  await Letters.send({ kind: "reset", id: _id, to: email }, async () =>
    resetLetter({ code: await Codes.issue(userId, "reset"), url }),
  );
}

/**
 * Mails a person that a device not seen before has signed in. The device is stored only afterwards:
 * a failed letter is tried again, and at worst is sent twice.
 */
export async function notifyNewSignIn(session: Sessions.SessionRecord): Promise<void> {
  if (await Sessions.knowsDevice(session)) return;
  const user = await Users.find(session.userId);
  // The sign-in that opened the account needs no notice.
  if (user && session.origin !== "verify") await sendNotice(session, user);
  await Sessions.rememberDevice(session);
}

async function sendNotice(session: Sessions.SessionRecord, user: Users.UserRecord) {
  const words = newSignInLetter({
    name: user.firstName,
    device: session.device,
    address: session.address,
    when: momentText(session.createdAt),
    url: link("/apps/profiles/account/settings"),
  });
  try {
    await Letters.send({ kind: "signIn", id: session._id, to: user.email }, () => words);
  } catch (error) {
    // Ten others of this hour said the same.
    if (!(error instanceof Letters.Withheld)) throw error;
  }
}

/** Mails an account's owner that its second factor changed. */
export async function sendFactorNotice({
  _id,
  userId,
  news,
  ...seen
}: FactorErrand & { _id: string }): Promise<void> {
  const user = await Users.find(userId);
  if (!user) return;
  const words = factorLetter({
    name: user.firstName,
    news,
    device: seen.device,
    address: seen.address,
    when: momentText(seen.at),
    url: link("/apps/profiles/account/security"),
  });
  await Letters.send({ kind: "factor", id: _id, to: user.email }, () => words);
}
