import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** What the code of a person opens. Those of accounts not yet open are with their registration. */
export type CodePurpose = "reset";

/** What six digits are derived from, with the key of the stage: no digits are stored. */
export type Code = {
  nonce: string;
  /** How often digits were typed against it in browsers that nobody knows. */
  tries: number;
  /** How often in a browser it belongs to: strangers cannot use these up. */
  ownTries: number;
  /** Epoch ms. */
  expiresAt: number;
};

/** The code of a person; `subject` is whose digits they are. */
export type CodeItem = Stored<Code & { subject: string }>;

export const codeKey = (userId: string, purpose: CodePurpose): Key => ({
  pk: ownerPartition(userId),
  sk: `CODE#${purpose}`,
});

export function toItem(
  userId: string,
  purpose: CodePurpose,
  code: Code & { subject: string },
): CodeItem {
  const ttl = Math.ceil(code.expiresAt / 1000);
  return { ...codeKey(userId, purpose), type: "code", version: 1, ttl, ...code };
}
