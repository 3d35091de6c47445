import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { Codes } from "../codes";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

/** A letter with a code: to verify a registration (the newest without an id), or to reset. */
export type CodeErrand =
  | { kind: "verify"; email: string; registrationId: string | null }
  | { kind: "reset"; email: string };

/** Asks for the letter with a registration's code: a write for the commit that calls for it. */
export const askVerification = (email: string, registrationId: string | null): Write =>
  Mails.ask<CodeErrand>({ kind: "verify", email, registrationId });

/** Asks for the letter with a code for a new password. */
export const askReset = (email: string): Write => Mails.ask<CodeErrand>({ kind: "reset", email });

const link = (path: string, query: Record<string, string> = {}) => {
  const url = new URL(path, env().APP_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const whenFormat = () =>
  new Intl.DateTimeFormat("es-AR", {
    dateStyle: "long",
    timeStyle: "short",
    hour12: false,
    timeZone: "America/Argentina/Buenos_Aires",
  });

/**
 * Sends a letter with a code, three an hour at most to an address and purpose. An unknown address,
 * or a verification of an account already open, gets nothing.
 */
export async function sendCode(mail: CodeErrand & { _id: string }): Promise<void> {
  const { kind, email, _id } = mail;
  const words = kind === "verify" ? await verification(mail) : await reset(email);
  if (!words || !(await Throttle.allowLetter(kind, email, _id))) return;
  await sendMail({ to: email, ...words });
}

async function verification({ email, registrationId }: Extract<CodeErrand, { kind: "verify" }>) {
  const user = await Users.findByEmail(email);
  if (user && user.status !== "pending") return undefined;
  const code = await Registrations.codeFor(email, registrationId);
  return code && verificationLetter({ code, url: link("/code-verification", { email }) });
}

/** Without an account to reset, a registration that waits is offered its own code. */
async function reset(email: string) {
  const user = await Users.findByEmail(email);
  if (!user) return verification({ kind: "verify", email, registrationId: null });
  const code = await Codes.issue(user._id, "reset");
  return resetLetter({ code, url: link("/reset-password", { email }) });
}

/**
 * Notifies a person by mail that a device never seen before has signed in. The device is remembered
 * only afterwards: a letter that could not go is tried again, and at worst goes twice.
 */
export async function notifyNewSignIn(session: Sessions.SessionRecord): Promise<void> {
  if (await Sessions.knowsDevice(session)) return;
  const user = await Users.find(session.userId);
  // The entry that opened the account is no news to who opened it.
  if (user && session.origin !== "verify") await sendNotice(session, user);
  await Sessions.rememberDevice(session);
}

async function sendNotice(session: Sessions.SessionRecord, user: Users.UserRecord) {
  const words = newSignInLetter({
    name: user.firstName,
    device: session.device,
    address: session.address,
    when: whenFormat().format(new Date(session.createdAt)),
    url: link("/apps/profiles/account/settings"),
  });
  await sendMail({ to: user.email, ...words });
}
