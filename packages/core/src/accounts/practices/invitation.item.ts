import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { MemberRole } from "../../kernel/member.rules";

/**
 * An invitation to a practice. Its secret is not stored: it is derived from `seed`, see `token.ts`.
 */
export type InvitationRecord = {
  _id: string;
  /** The practice. */
  userId: string;
  email: string;
  role: MemberRole;
  /** The person who invited; absent on invitations from before. */
  invitedBy?: string;
  seed: string;
  invitedAt: string;
  expiresAt: string;
  version: number;
};

export type InvitationItem = Stored<InvitationRecord>;

export const invitationKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `INVITATION#${id}`,
});

export const invitationsRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "INVITATION#" },
});

export const toItem = (invitation: InvitationRecord): InvitationItem => ({
  ...invitationKey(invitation.userId, invitation._id),
  type: "invitation",
  ttl: Math.ceil(Date.parse(invitation.expiresAt) / 1000),
  ...invitation,
});
