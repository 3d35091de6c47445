import { type Item, type Key, memberKey, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { MemberRole } from "../../kernel/member.rules";

/**
 * A person's membership and role in a practice. `userId` is the practice, as in all its records.
 */
export type MemberRecord = {
  userId: string;
  personId: string;
  role: MemberRole;
  since: string;
  version: number;
};

export type MemberItem = Stored<MemberRecord>;

export const membersRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "MEMBER#" },
});

export const toItem = (member: MemberRecord): MemberItem => ({
  ...memberKey(member.userId, member.personId),
  type: "member",
  ...member,
});

/** The key of a membership in the person's own partition. The role is only in the practice's. */
export const membershipKey = (personId: string, practiceId: string): Key => ({
  pk: ownerPartition(personId),
  sk: `MEMBERSHIP#${practiceId}`,
});

export const membershipsRange = (personId: string) => ({
  pk: ownerPartition(personId),
  sk: { startingWith: "MEMBERSHIP#" },
});

export type MembershipItem = Stored<{ practiceId: string }>;

export const toMembership = (personId: string, practiceId: string): MembershipItem => ({
  ...membershipKey(personId, practiceId),
  type: "membership",
  version: 1,
  practiceId,
});

/** The key of the member's own copy of a membership, deleted when the practice is erased. */
export function membershipOf(item: Item): readonly Key[] {
  const { personId, userId } = item as MemberItem;
  return [membershipKey(personId, userId)];
}
