import { createHash, createHmac, randomBytes } from "node:crypto";
import { isId } from "../../kernel/id";
import { secret } from "../../kernel/ports/secrets";

/** What the cookie holds: whose session, which one, and the secret that proves it. */
export type Refresh = { userId: string; sessionId: string; proof: string };

export const newProof = () => randomBytes(32).toString("base64url");

/** The one successor of a proof: derived, so that a retry of a lost answer gets it again. */
export async function successor(proof: string): Promise<string> {
  return createHmac("sha256", await secret("JWT_SECRET"))
    .update(`refresh\n${proof}`)
    .digest("base64url");
}

/** What is stored of a proof. Not slow: 256 random bits leave nothing to guess. */
export const hashProof = (proof: string) => createHash("sha256").update(proof).digest("base64url");

export const format = ({ userId, sessionId, proof }: Refresh) => `${userId}.${sessionId}.${proof}`;

export function parse(cookie: string | undefined): Refresh | undefined {
  const [userId, sessionId, proof, ...rest] = (cookie ?? "").split(".");
  if (!userId || !sessionId || !proof || rest.length > 0) return undefined;
  if (!isId("user", userId) || !isId("session", sessionId)) return undefined;
  return proof.length === 43 ? { userId, sessionId, proof } : undefined;
}
