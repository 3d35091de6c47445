import type { Role } from "../../kernel/actor";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { displayName, profileCompletionScore } from "./user.rules";
import type { Skill, User } from "./user.schema";

/** A person as the practice keeps them: what is answered, and what never leaves. */
export type UserRecord = {
  _id: string;
  email: string;
  name: string | null;
  firstName: string;
  lastName: string;
  dob: string | null;
  contact: string | null;
  designation: string | null;
  address: string | null;
  country: string | null;
  state: string | null;
  picture: string | null;
  role: Role;
  status: User["status"];
  skills: Skill[];
  /** argon2id, in PHC notation; null for who only ever came through Google. */
  passwordHash: string | null;
  /** Google's `sub` of the linked identity. */
  googleSub: string | null;
  /** Whether signing in asks for a second factor; nothing in accounts of before there was one. */
  secondFactor?: boolean;
  /** The practice they last went into, where that is not their own. */
  practiceId?: string | null;
  /** The name that the practice they founded was given; nothing where it is called by them. */
  practiceName?: string | null;
  /** From when the account is erased (UTC ISO), where that was asked for. */
  erasureAt?: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
};

type UserItem = Stored<UserRecord>;

/** The user of an e-mail or an outside identity; its key makes either unique. */
export type ClaimItem = Stored<{ userId: string }>;

export const userKey = (userId: string): Key => ({ pk: ownerPartition(userId), sk: "USER" });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: "EMAIL" });
export const googleKey = (sub: string): Key => ({ pk: `GOOGLE#${sub}`, sk: "GOOGLE" });

/** The register of people: all of them, for administrators and for the system's own rounds. */
export const everyoneRange = {
  index: "gsi1" as const,
  pk: "USERS",
  sk: { startingWith: "usr_" },
};

export function toItem(user: UserRecord): UserItem {
  return {
    ...userKey(user._id),
    type: "user",
    gsi1pk: everyoneRange.pk,
    gsi1sk: user._id,
    ...user,
  };
}

export function fromItem(item: Item): UserRecord {
  const { pk, sk, type, gsi1pk, gsi1sk, writeId, ...user } = item as UserItem & {
    writeId?: string;
  };
  return user;
}

export function toClaim(key: Key, userId: string): ClaimItem {
  return { ...key, type: "claim", version: 1, userId };
}

/** A person as they are answered. */
export function toUser(record: UserRecord): User {
  const { passwordHash, googleSub, secondFactor, practiceId, practiceName, ...shown } = record;
  return {
    ...shown,
    // Accounts from before it could be asked for say nothing.
    erasureAt: record.erasureAt ?? null,
    name: displayName(record),
    profileCompletionScore: profileCompletionScore(record),
    hasPassword: passwordHash !== null,
  };
}
