import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { keptFrom } from "../../kernel/seen-by";
import { Preferences } from "../preferences";
import { type Group, subjectOf } from "./digest.rules";
import { gather } from "./gather";
import { digestLetter } from "./letter.rules";
import { tokenFor } from "./token";

/** The digest of a day (`YYYY-MM-DD`), for its person; those asked for before lack its cases. */
export type DigestErrand = { kind: "digest"; userId: string; day: string; groups: Group[] } & {
  folderIds?: string[];
};

/**
 * Asks for the digest of a day: one a person and day, refused when it was asked for before. It is
 * remembered for a week, longer than the job may repeat itself.
 */
export function askLetter(asked: Omit<DigestErrand, "kind">): Write {
  const { userId, day } = asked;
  const id = derivedId("mail", Date.parse(day), `digest\n${userId}\n${day}`);
  return Mails.ask<DigestErrand>({ kind: "digest", ...asked }, { id, keptDays: 7 });
}

/**
 * Sends a digest, without what is kept from its person since it was asked for. One who unsubscribed
 * meanwhile, or closed the account, gets none.
 */
export async function sendLetter(errand: DigestErrand): Promise<void> {
  const { userId } = errand;
  const user = await Users.find(userId);
  if (user?.status !== "active") return;
  if (!(await Preferences.of(userId)).digest.enabled) return;
  const groups = await groupsOf(errand);
  if (groups.length === 0) return;
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

/** What a digest says, gathered anew where one of its cases is kept from its person by now. */
async function groupsOf({ userId, day, groups, folderIds = [] }: DigestErrand): Promise<Group[]> {
  const kept = await keptFrom(userId, userId);
  return folderIds.some((id) => kept.has(id)) ? (await gather(userId, day)).groups : groups;
}
