import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { ZONE } from "../../kernel/zone.rules";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { membersOf } from "./kept";
import { invitationLetter, joinedLetter } from "./letter.rules";
import { tokenFor } from "./token";

/**
 * A letter of a practice (`userId`): an invitation, or the notice to its founder that somebody
 * joined.
 */
export type MemberErrand = { kind: "member"; userId: string } & (
  | { invitationId: string }
  | { joinedAt: string }
);

/** Returns the write that requests an invitation's letter, for the commit that creates it. */
export const askInvitation = (practiceId: string, invitationId: string): Write =>
  Mails.ask<MemberErrand>({ kind: "member", userId: practiceId, invitationId });

/**
 * Returns the write that requests the notice to a practice's founder that somebody joined at an
 * instant (ISO). The errand names nobody else, so that it stores nothing of a person who is erased.
 */
export const askJoined = (practiceId: string, joinedAt: string): Write =>
  Mails.ask<MemberErrand>({ kind: "member", userId: practiceId, joinedAt });

/** Sends the letter, unless the invitation was revoked or was sent three times in an hour. */
export async function sendLetter(mail: MemberErrand & { _id: string }): Promise<void> {
  const founder = await Users.find(mail.userId);
  if (!founder) return;
  if ("joinedAt" in mail) return sendJoined(founder, mail.joinedAt);
  const found = await tokenFor(mail.userId, mail.invitationId);
  if (!found || !(await Throttle.allowLetter("invite", found.invitation.email, mail._id))) return;
  const { invitation, token } = found;
  const url = new URL(`/invitation/${token}`, env().APP_URL);
  const words = invitationLetter({
    practiceName: Users.practiceName(founder),
    role: invitation.role,
    until: dayFormat().format(new Date(invitation.expiresAt)),
    url: url.href,
  });
  await sendMail({ to: invitation.email, ...words });
}

async function sendJoined(founder: Users.UserRecord, joinedAt: string): Promise<void> {
  const member = (await membersOf(founder._id)).find(({ since }) => since === joinedAt);
  const person = member && (await Users.find(member.personId));
  if (!person) return;
  const url = new URL("/apps/profiles/account/role", env().APP_URL).href;
  const { name, email } = Users.toUser(person);
  const practiceName = Users.practiceName(founder);
  await sendMail({ to: founder.email, ...joinedLetter({ name, email, practiceName, url }) });
}

const dayFormat = () => new Intl.DateTimeFormat("es-AR", { dateStyle: "long", timeZone: ZONE });
