import type { Key, Stored } from "../../kernel/dynamo";
import type { Code } from "../codes";

/** An account being opened in one browser. It becomes a user once its code is typed. */
export type Registration = {
  _id: string;
  /** The id of the user that it will become. */
  userId: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  /** Whether the box about news was ticked in that browser. */
  wantsNews?: boolean;
  /** SHA-256 of the secret in the browser's cookie. */
  secretHash: string;
  /** The code that was mailed for it; null before the first letter. */
  code: Code | null;
  /** Epoch ms. */
  createdAt: number;
};

/** Every pending registration of an e-mail. */
export type RegistrationsItem = Stored<{ email: string; list: Registration[] }>;

export const registrationsKey = (email: string): Key => ({
  pk: `EMAIL#${email}`,
  sk: "REGISTRATIONS",
});

export function toItem(
  email: string,
  list: Registration[],
  { version, ttl }: { version: number; ttl: number },
): RegistrationsItem {
  return { ...registrationsKey(email), type: "registrations", version, ttl, email, list };
}
