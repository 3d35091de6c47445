import { Codes } from "../codes";
import { Digests } from "../digests";
import { env } from "../env";
import { Letters, Mails } from "../mails";
import { sendMail } from "../ports/mail";
import { Sessions } from "../sessions";
import { Users } from "../users";

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
 * Sends a letter that was asked for: finds whose address it is, makes the code and writes. An
 * address that is nobody's, or an account already open, gets nothing.
 */
export async function deliverLetter(id: string): Promise<void> {
  await Mails.once(id, async (mail) => {
    if (mail.kind === "alert" || mail.kind === "digest") return Digests.send(mail);
    const { kind, email } = mail;
    const user = await Users.findByEmail(email);
    if (!user || (kind === "verify" && user.status !== "pending")) return;
    const code = await Codes.issue(user._id, kind);
    const words =
      kind === "verify"
        ? Letters.verificationLetter({
            name: user.firstName,
            code,
            url: link("/code-verification", { email }),
          })
        : Letters.resetLetter({
            name: user.firstName,
            code,
            url: link("/reset-password", { email }),
          });
    await sendMail({ to: email, ...words });
  });
}

/**
 * Tells a person that a device never seen before has signed in. It is remembered only once told: a
 * letter that could not go is tried again, and at worst goes twice.
 */
export async function tellNewSignIn(session: Sessions.SessionRecord): Promise<void> {
  if (await Sessions.knowsDevice(session)) return;
  const user = await Users.find(session.userId);
  // The entry that opened the account is no news to who opened it.
  if (user && session.origin !== "verify") await sendNotice(session, user);
  await Sessions.rememberDevice(session);
}

async function sendNotice(session: Sessions.SessionRecord, user: Users.UserRecord) {
  const words = Letters.newSignInLetter({
    name: user.firstName,
    device: session.device,
    address: session.address,
    when: whenFormat().format(new Date(session.createdAt)),
    url: link("/apps/profiles/account/settings"),
  });
  await sendMail({ to: user.email, ...words });
}
