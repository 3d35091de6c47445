import { digest } from "../../kernel/digest";
import type { Key, Stored } from "../../kernel/dynamo";
import type { SessionRecord } from "../sessions";

/** The purpose of a challenge; its answer is valid for no other. */
export type Purpose =
  /** The second step of signing in. */
  | "signIn"
  /** Signing in with only a passkey. */
  | "passkey"
  /** Proving the factor again, in an open session. */
  | "again"
  /** Creating a new passkey. */
  | "register";

/** A challenge waiting for an answer of one account or, for signing in by passkey, of any. */
export type Challenge = {
  purpose: Purpose;
  userId: string | null;
  /** How the sign-in continues: its method, its duration, and the mark of the password. */
  way: { origin: SessionRecord["origin"]; remember: boolean; of: string } | null;
  /** Epoch ms. */
  until: number;
};

export type ChallengeItem = Stored<Challenge>;

/** Stored by its hash: a copy of the table cannot answer a challenge. */
export const challengeKey = (token: string): Key => ({
  pk: `FACTORCHALLENGE#${digest(token)}`,
  sk: "FACTORCHALLENGE",
});

export const toItem = (token: string, challenge: Challenge): ChallengeItem => ({
  ...challengeKey(token),
  type: "factorChallenge",
  version: 1,
  ttl: Math.ceil(challenge.until / 1000),
  ...challenge,
});
