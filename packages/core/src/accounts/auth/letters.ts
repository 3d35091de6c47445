import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { Codes } from "../codes";
import type { FactorErrand } from "../factors";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { factorLetter, newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

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
  const user = await Users.findByEmail(mail.email);
  if (mail.kind === "reset" && user) return sendReset(mail, user._id);
  // Who waits for a code and asks for a new password is offered the code they wait for.
  const id = mail.kind === "verify" ? mail.registrationId : null;
  if (!user || user.status === "pending") await sendVerification(mail, id);
}

type Letter = { _id: string; email: string };

/** The code is made only for a letter that goes: one that does not must not void the one before. */
async function sendVerification({ _id, email }: Letter, registrationId: string | null) {
  const waiting = await Registrations.waitingFor(email, registrationId);
  if (!waiting || !(await Throttle.allowLetter("verify", email, _id))) return;
  const code = await Registrations.codeFor(email, waiting._id);
  const url = link("/code-verification", { email });
  if (code) return sendMail({ to: email, ...verificationLetter({ code, url }) });
  // It left meanwhile: later registrations took its place, and their letters may go.
  await Throttle.forgetLetter("verify", email, _id);
}

async function sendReset({ _id, email }: Letter, userId: string) {
  if (!(await Throttle.allowLetter("reset", email, _id))) return;
  const code = await Codes.issue(userId, "reset");
  await sendMail({ to: email, ...resetLetter({ code, url: link("/reset-password", { email }) }) });
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

/** Mails the owner of an account what changed in its second factor. */
export async function sendFactorNotice({ userId, news, ...seen }: FactorErrand): Promise<void> {
  const user = await Users.find(userId);
  if (!user) return;
  const words = factorLetter({
    name: user.firstName,
    news,
    device: seen.device,
    address: seen.address,
    when: whenFormat().format(new Date(seen.at)),
    url: link("/apps/profiles/account/security"),
  });
  await sendMail({ to: user.email, ...words });
}
