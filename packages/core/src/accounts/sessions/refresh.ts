import { context } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, removeAny, replace, tryCommit } from "../../kernel/dynamo";
import * as AccessToken from "./access-token";
import { alive, ended } from "./alive";
import * as RefreshToken from "./refresh-token";
import { type SessionRecord, sessionKey, toItem } from "./session.item";
import { judgeRefresh } from "./session.rules";

/**
 * Exchanges a refresh token for an access token and its successor. A spent one ends the session.
 * `roleOf` reads the person's role of today. Throws `auth.session_ended`.
 */
export async function refresh(
  cookie: string | undefined,
  roleOf: (userId: string) => Promise<AccessToken.Access["role"] | undefined>,
) {
  const given = RefreshToken.parse(cookie);
  const session = given && (await alive(given.userId, given.sessionId));
  if (!given || !session) throw ended();
  await advance(session, RefreshToken.hashProof(given.proof), given.proof);
  const role = await roleOf(session.userId);
  if (!role) throw ended();
  const next = { ...given, proof: await RefreshToken.successor(given.proof) };
  return {
    token: await AccessToken.issue({ userId: given.userId, sessionId: given.sessionId, role }),
    refresh: {
      value: RefreshToken.format(next),
      maxAge: Math.max(1, Math.floor((Date.parse(session.expiresAt) - now()) / 1000)),
    },
  };
}

async function advance(session: SessionRecord, hash: string, proof: string): Promise<void> {
  const verdict = judgeRefresh(session, hash, now());
  if (verdict === "repeat") return;
  if (verdict === "replay") {
    await commit(removeAny(sessionKey(session.userId, session._id)));
    throw ended();
  }
  const next = {
    ...session,
    refreshHash: RefreshToken.hashProof(await RefreshToken.successor(proof)),
    previousHash: hash,
    rotatedAt: now(),
    lastSeenAt: nowIso(),
    address: context().address,
  };
  if ((await tryCommit(replace(toItem(next), session))) === "written") return;
  // A parallel refresh rotated first: look at what it left, and be its repetition.
  const left = await alive(session.userId, session._id);
  if (!left) throw ended();
  await advance(left, hash, proof);
}
