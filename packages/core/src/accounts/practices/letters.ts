import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { newId } from "../../kernel/id";
import { Outbox } from "../../kernel/outbox";
import { ZONE } from "../../kernel/zone.rules";
import { Letters } from "../letters";
import { Users } from "../users";
import type { InvitationRecord } from "./invitation.item";
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

type Invited = Pick<InvitationRecord, "_id" | "userId" | "email">;

const leaving = (id: string, { userId: practiceId, email: to }: Invited) =>
  ({ kind: "invitation", id, to, practiceId }) as const;

/**
 * Returns the writes that request an invitation's letter, for the commit that creates it. Throws
 * `Withheld` where it may not leave.
 */
export const askInvitation = (invitation: Invited): Promise<Write[]> =>
  Letters.askNow<MemberErrand>(
    { kind: "member", userId: invitation.userId, invitationId: invitation._id },
    leaving(newId("mail"), invitation),
  );

/**
 * Returns the write that requests the notice to a practice's founder that somebody joined at an
 * instant (ISO). The errand names nobody else, so that it stores nothing of a person who is erased.
 */
export const askJoined = (practiceId: string, joinedAt: string): Write =>
  Outbox.ask<MemberErrand>({ kind: "member", userId: practiceId, joinedAt });

/** Sends the letter, unless the invitation was revoked. */
export async function sendLetter(mail: MemberErrand & { _id: string }): Promise<void> {
  if ("joinedAt" in mail) return sendJoined(mail);
  const found = await tokenFor(mail.userId, mail.invitationId);
  const from = found && (await namesOf(found.invitation));
  if (!from) return;
  const { invitation, token } = found;
  const url = new URL(`/invitation/${token}`, env().APP_URL);
  const words = invitationLetter({
    ...from,
    role: invitation.role,
    until: dayFormat().format(new Date(invitation.expiresAt)),
    url: url.href,
  });
  await Letters.send(leaving(mail._id, invitation), () => words);
}

/**
 * The practice that invites and who of it does: its founder, where that person is not known.
 * Undefined for a practice that is gone.
 */
export async function namesOf({ userId, invitedBy = userId }: InvitationRecord) {
  const people = await Users.recordsOf([...new Set([userId, invitedBy])]);
  const founder = people.get(userId);
  if (!founder) return undefined;
  const by = Users.toUser(people.get(invitedBy) ?? founder).name;
  return { practiceName: Users.practiceName(founder), by };
}

async function sendJoined({
  _id,
  userId,
  joinedAt,
}: {
  _id: string;
  userId: string;
  joinedAt: string;
}): Promise<void> {
  const founder = await Users.find(userId);
  if (!founder) return;
  const member = (await membersOf(founder._id)).find(({ since }) => since === joinedAt);
  const person = member && (await Users.find(member.personId));
  if (!person) return;
  const url = new URL("/apps/profiles/account/role", env().APP_URL).href;
  const { name, email } = Users.toUser(person);
  const practiceName = Users.practiceName(founder);
  const words = joinedLetter({ name, email, practiceName, url });
  await Letters.send({ kind: "joined", id: _id, to: founder.email }, () => words);
}

const dayFormat = () => new Intl.DateTimeFormat("es-AR", { dateStyle: "long", timeZone: ZONE });
