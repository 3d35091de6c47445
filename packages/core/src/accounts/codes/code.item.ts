import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** The use of a person's code. Codes of accounts not yet open are in their registration. */
export type CodePurpose = "reset" | "email";

/** The data from which the six digits are derived, with the stage's key: no digits are stored. */
export type Code = {
  nonce: string;
  /** The number of tries in unknown browsers. */
  tries: number;
  /** The number of tries in browsers it belongs to: strangers cannot use these up. */
  ownTries: number;
  /** Epoch ms. */
  expiresAt: number;
};

/** The code of a person; `subject` is the subject from which its digits are derived. */
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
