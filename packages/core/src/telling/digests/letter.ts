import { Letters } from "../../accounts/letters";
import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import { Outbox } from "../../kernel/outbox";
import { keptFrom } from "../../kernel/seen-by";
import { Preferences } from "../preferences";
import { type Group, subjectOf } from "./digest.rules";
import { gather } from "./gather";
import { digestLetter } from "./letter.rules";
import { tokenFor } from "./token";

/**
 * The job that mails the digest of a day (`YYYY-MM-DD`) of a practice to `forId` (by default, its
 * founder). Jobs of earlier versions lack `folderIds`.
 */
export type DigestErrand = { kind: "digest"; userId: string; day: string; groups: Group[] } & {
  forId?: string;
  folderIds?: string[];
};

/**
 * Requests the digest of a day: one per person, practice and day, refused where it was requested
 * before. The request is remembered for a week, longer than the job may repeat itself.
 */
export function askLetter(
  { ownerId, personId }: Preferences.Whose,
  asked: Pick<DigestErrand, "day" | "groups" | "folderIds">,
): Write {
  const { day } = asked;
  const others = personId === ownerId ? {} : { forId: personId };
  const cause = ["digest", ownerId, ...Object.values(others), day];
  const id = derivedId("mail", Date.parse(day), cause.join("\n"));
  const errand: DigestErrand = { kind: "digest", userId: ownerId, ...others, ...asked };
  return Outbox.ask<DigestErrand>(errand, { id, keptDays: 7 });
}

/**
 * Mails a digest, without what was hidden from its person since it was requested. Nothing is sent
 * to one who unsubscribed meanwhile, closed the account or left the practice.
 */
export async function sendLetter(errand: DigestErrand & { _id: string }): Promise<void> {
  const { userId: ownerId, forId: personId = ownerId } = errand;
  const [user, belongs] = await Promise.all([
    Users.find(personId),
    personId === ownerId || Sessions.roleIn(ownerId, personId),
  ]);
  if (user?.status !== "active" || !belongs) return;
  if (!(await Preferences.of(ownerId, personId)).digest.enabled) return;
  const groups = await groupsOf({ ownerId, personId }, errand);
  if (groups.length === 0) return;
  const url = (path: string) => new URL(path, env().APP_URL).href;
  const token = encodeURIComponent(await tokenFor(personId));
  const words = digestLetter({
    name: user.firstName,
    practice: personId === ownerId ? null : await nameOf(ownerId),
    subject: subjectOf(groups),
    groups,
    url: url("/dashboard/default"),
    preferencesUrl: url("/apps/profiles/user/settings"),
    unsubscribeUrl: url(`/unsubscribe?token=${token}`),
  });
  const oneClick = url(`/api/notifications/unsubscribe?token=${token}`);
  const leaving = { kind: "digest", id: errand._id, to: user.email } as const;
  await Letters.send(leaving, () => ({ ...words, oneClick }));
}

/** The name of a practice, from its founder's account. */
async function nameOf(ownerId: string): Promise<string | null> {
  const founder = await Users.find(ownerId);
  return founder ? Users.practiceName(founder) : null;
}

/** The content of a digest, gathered anew where one of its cases is now hidden from its person. */
async function groupsOf(
  whose: Preferences.Whose,
  { day, groups, folderIds = [] }: DigestErrand,
): Promise<Group[]> {
  const kept = await keptFrom(whose.ownerId, whose.personId);
  return folderIds.some((id) => kept.has(id)) ? (await gather(whose, day)).groups : groups;
}
