import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { Codes } from "../codes";
import { Sessions } from "../sessions";
import { Users } from "../users";
import { newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

/** A letter with a code, for the owner of an address. */
export type CodeErrand = { kind: "verify" | "reset"; email: string };

/** Asks for a letter with a code: a write for the commit that calls for it. */
export const askCode = (kind: CodeErrand["kind"], email: string): Write =>
  Mails.ask<CodeErrand>({ kind, email });

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
 * Sends a letter with a new code to the owner of its address. An unknown address, or a
 * verification of an account already open, sends nothing.
 */
export async function sendCode({ kind, email }: CodeErrand): Promise<void> {
  const user = await Users.findByEmail(email);
  if (!user || (kind === "verify" && user.status !== "pending")) return;
  const code = await Codes.issue(user._id, kind);
  const name = user.firstName;
  const words =
    kind === "verify"
      ? verificationLetter({ name, code, url: link("/code-verification", { email }) })
      : resetLetter({ name, code, url: link("/reset-password", { email }) });
  await sendMail({ to: email, ...words });
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
