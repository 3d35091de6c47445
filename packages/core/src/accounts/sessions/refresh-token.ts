import { randomBytes } from "node:crypto";
import { isSame } from "../../kernel/digest";
import { isId } from "../../kernel/id";
import { macOf } from "../../kernel/secrets";

/** What the cookie holds: whose session, which one, which of its tokens, and the proof of all that. */
export type Refresh = { userId: string; sessionId: string; generation: number; proof: string };

/** Whose tokens they are: `seed` is the session's own secret, which never leaves the table. */
type Source = { userId: string; _id: string; seed: string };

export const newSeed = () => randomBytes(32).toString("base64url");

/**
 * The MAC of one generation of a session's tokens, 0 for the first. It takes the stage's key and
 * the session's seed to make one: a proof that holds was given out here, once.
 */
async function proofOf({ userId, _id, seed }: Source, generation: number): Promise<string> {
  const mac = await macOf(`refresh\n${userId}\n${_id}\n${seed}\n${generation}`);
  return mac.toString("base64url");
}

/** Whether a token was given out for this session, be it the newest or an older one. */
export async function isGenuine(session: Source, given: Refresh): Promise<boolean> {
  return isSame(given.proof, await proofOf(session, given.generation));
}

/** The cookie's value for one generation of a session's tokens. */
export async function format(session: Source, generation: number): Promise<string> {
  return [session.userId, session._id, generation, await proofOf(session, generation)].join(".");
}

export function parse(cookie: string | undefined): Refresh | undefined {
  const [userId, sessionId, generation, proof, ...rest] = (cookie ?? "").split(".");
  if (!userId || !sessionId || !generation || !proof || rest.length > 0) return undefined;
  if (!isId("user", userId) || !isId("session", sessionId)) return undefined;
  if (!/^\d{1,9}$/.test(generation) || proof.length !== 43) return undefined;
  return { userId, sessionId, generation: Number(generation), proof };
}
