import { randomBytes } from "node:crypto";
import { isId } from "../../kernel/id";
import { isMacOf, macOf } from "../../kernel/secrets";

/** The content of the cookie: the person, the session, the token's generation, and their MAC. */
export type Refresh = { userId: string; sessionId: string; generation: number; proof: string };

/** The session of a token: `seed` is its own secret, which never leaves the table. */
type Source = { userId: string; _id: string; seed: string };

export const newSeed = () => randomBytes(32).toString("base64url");

/**
 * The MAC of one generation of a session's tokens, from 0. It requires the stage's key and the
 * session's seed: a valid proof was issued here.
 */
const proofOf = async (session: Source, generation: number): Promise<string> =>
  (await macOf(signed(session, generation))).toString("base64url");

const signed = ({ userId, _id, seed }: Source, generation: number) =>
  `refresh\n${userId}\n${_id}\n${seed}\n${generation}`;

/** Whether a token was issued for this session, the newest or an older one. */
export const isGenuine = (session: Source, given: Refresh): Promise<boolean> =>
  isMacOf(signed(session, given.generation), given.proof);

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
