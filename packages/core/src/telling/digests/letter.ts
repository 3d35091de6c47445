import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { Preferences } from "../preferences";
import { type Group, subjectOf } from "./digest.rules";
import { digestLetter } from "./letter.rules";
import { tokenFor } from "./token";

/** The digest of a day (`YYYY-MM-DD`), for its person. */
export type DigestErrand = { kind: "digest"; userId: string; day: string; groups: Group[] };

/**
 * Asks for the digest of a day: one a person and day, refused when it was asked for before. It is
 * remembered for a week, longer than the job may repeat itself.
 */
export function askLetter({ userId, day, groups }: Omit<DigestErrand, "kind">): Write {
  const id = derivedId("mail", Date.parse(day), `digest\n${userId}\n${day}`);
  return Mails.ask<DigestErrand>({ kind: "digest", userId, day, groups }, { id, keptDays: 7 });
}

/** Sends a digest. A person who unsubscribed meanwhile, or closed the account, gets none. */
export async function sendLetter({ userId, groups }: DigestErrand): Promise<void> {
  const user = await Users.find(userId);
  if (user?.status !== "active") return;
  if (!(await Preferences.of(userId)).digest.enabled) return;
  const url = (path: string) => new URL(path, env().APP_URL).href;
  const token = encodeURIComponent(await tokenFor(userId));
  const words = digestLetter({
    name: user.firstName,
    subject: subjectOf(groups),
    groups,
    url: url("/dashboard/default"),
    preferencesUrl: url("/apps/profiles/user/settings"),
    unsubscribeUrl: url(`/unsubscribe?token=${token}`),
  });
  const oneClick = url(`/api/notifications/unsubscribe?token=${token}`);
  await sendMail({ to: user.email, ...words, oneClick });
}
