import { digest } from "../../kernel/digest";
import type { Key, Stored } from "../../kernel/dynamo";
import type { SessionRecord } from "../sessions";

/** What the answer to a challenge is for; it is good for nothing else. */
export type Purpose =
  /** The second step of signing in. */
  | "signIn"
  /** Signing in with a passkey and nothing else. */
  | "passkey"
  /** Showing again who is there, in an open session. */
  | "again"
  /** Making a new passkey. */
  | "register";

/** A question that waits for an answer of one account, or of any for signing in by passkey. */
export type Challenge = {
  purpose: Purpose;
  userId: string | null;
  /** Where signing in goes on: by which way, for how long, and with which password. */
  way: { origin: SessionRecord["origin"]; remember: boolean; of: string } | null;
  /** Epoch ms. */
  until: number;
};

export type ChallengeItem = Stored<Challenge>;

/** Only the hash of a challenge is kept: a copy of the table answers none. */
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
