import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** What a code opens: a new account, or a new password. One is never good for the other. */
export type CodePurpose = "verify" | "reset";

export type CodeItem = Stored<{
  codeHash: string;
  tries: number;
  /** Epoch ms. */
  expiresAt: number;
}>;

export const codeKey = (userId: string, purpose: CodePurpose): Key => ({
  pk: ownerPartition(userId),
  sk: `CODE#${purpose}`,
});

export function toItem(
  userId: string,
  purpose: CodePurpose,
  code: { codeHash: string; tries: number; expiresAt: number },
): CodeItem {
  const ttl = Math.ceil(code.expiresAt / 1000);
  return { ...codeKey(userId, purpose), type: "code", version: 1, ttl, ...code };
}
