import { type Item, type Key, memberKey, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { MemberRole } from "../../kernel/member.rules";

/** That a person belongs to a practice, as what. `userId` is the practice, as in all that is its. */
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

/** Among what is a person's: that they belong to that practice. What as, the practice says. */
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

/** The membership that goes with a member of a practice that is erased. */
export function membershipOf(item: Item): readonly Key[] {
  const { personId, userId } = item as MemberItem;
  return [membershipKey(personId, userId)];
}
