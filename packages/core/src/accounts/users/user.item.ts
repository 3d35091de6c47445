import type { Role } from "../../kernel/actor";
import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { displayName, profileCompletionScore } from "./user.rules";
import type { Skill, User } from "./user.schema";

/** An address that was changed at `at` (UTC ISO), and the Google identity of the account then. */
export type FormerEmail = { address: string; at: string; googleSub: string | null };

/** A person as stored: the answered fields, and those never answered. */
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
  /** Absent in accounts older than the field. */
  proceduralAddress?: string | null;
  electronicAddress?: string | null;
  country: string | null;
  state: string | null;
  picture: string | null;
  role: Role;
  status: User["status"];
  skills: Skill[];
  /** argon2id, in PHC notation; null for people who only sign in with Google. */
  passwordHash: string | null;
  /** Google's `sub` of the linked identity. */
  googleSub: string | null;
  /** Whether sign-in asks for a second factor; absent in older accounts. */
  secondFactor?: boolean;
  /** The practice they last used, if not their own. */
  practiceId?: string | null;
  /** The name of the practice they founded; absent or null if it has the founder's name. */
  practiceName?: string | null;
  /** Their address before they changed it, to which it may be changed back for seven days. */
  formerEmail?: FormerEmail | null;
  /** When they said that they want mail about Foja (UTC ISO), if they did at the registration. */
  newsSince?: string | null;
  /** When the account will be erased (UTC ISO), if that was requested. */
  erasureAt?: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
};

type UserItem = Stored<UserRecord>;

/**
 * The user of an e-mail or an external identity; its key makes each unique. That of a former e-mail
 * ends with its `ttl`.
 */
export type ClaimItem = Stored<{ userId: string; ttl?: number }>;

export const userKey = (userId: string): Key => ({ pk: ownerPartition(userId), sk: "USER" });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: "EMAIL" });
export const googleKey = (sub: string): Key => ({ pk: `GOOGLE#${sub}`, sk: "GOOGLE" });

/** The index of all people, for administrators and the system's own jobs. */
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

/** A person as answered. */
export function toUser(record: UserRecord): User {
  const { passwordHash, googleSub, secondFactor, ...rest } = record;
  const { practiceId, practiceName, formerEmail, newsSince, ...shown } = rest;
  return {
    ...shown,
    // Absent in accounts older than these fields.
    proceduralAddress: record.proceduralAddress ?? null,
    electronicAddress: record.electronicAddress ?? null,
    erasureAt: record.erasureAt ?? null,
    name: displayName(record),
    profileCompletionScore: profileCompletionScore(record),
    hasPassword: passwordHash !== null,
  };
}
