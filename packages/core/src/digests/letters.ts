import { placeOf } from "../alerts/place.rules";
import { env } from "../env";
import { Letters, type MailRecord } from "../mails";
import { sendMail } from "../ports/mail";
import { Preferences } from "../preferences";
import { Users } from "../users";
import { subjectOf } from "./digest.rules";
import { tokenFor } from "./token";

type Errand = Extract<MailRecord, { kind: "alert" | "digest" }>;

const url = (path: string) => new URL(path, env().APP_URL).href;
const preferencesUrl = () => url("/apps/profiles/user/settings");

/** Writes to a person what is to be told to them. An account that is not open gets nothing. */
export async function send(errand: Errand): Promise<void> {
  const user = await Users.find(errand.userId);
  if (user?.status !== "active") return;
  if (errand.kind === "digest") return sendDigest(errand, user);
  const { told } = errand;
  const words = Letters.alertLetter({
    name: user.firstName,
    primaryText: told.primaryText,
    secondaryText: told.secondaryText,
    url: url(placeOf(told) ?? "/notificaciones"),
    preferencesUrl: preferencesUrl(),
  });
  await sendMail({ to: user.email, ...words });
}

type Digest = Extract<Errand, { kind: "digest" }>;

/** One who said no since it was asked for gets none. */
async function sendDigest({ userId, groups }: Digest, user: Users.UserRecord): Promise<void> {
  if (!(await Preferences.of(userId)).digest.enabled) return;
  const token = encodeURIComponent(await tokenFor(userId));
  const words = Letters.digestLetter({
    name: user.firstName,
    subject: subjectOf(groups),
    groups,
    url: url("/dashboard/default"),
    preferencesUrl: preferencesUrl(),
    unsubscribeUrl: url(`/unsubscribe?token=${token}`),
  });
  const oneClick = url(`/api/notifications/unsubscribe?token=${token}`);
  await sendMail({ to: user.email, ...words, oneClick });
}
