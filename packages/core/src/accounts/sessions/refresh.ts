import { context } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, removeAny, replace, tryCommit } from "../../kernel/dynamo";
import { Throttle } from "../throttle";
import * as AccessToken from "./access-token";
import { alive, ended, roleIn } from "./alive";
import * as RefreshToken from "./refresh-token";
import { type SessionRecord, sessionKey, toItem } from "./session.item";
import { judgeRefresh } from "./session.rules";

/**
 * Exchanges a refresh token for an access token and its successor. A used one ends the session; one
 * never issued only counts against its address. `roleOf` reads the person's current role. Throws
 * `auth.session_ended`, or `request.throttled`.
 */
export async function refresh(
  cookie: string | undefined,
  roleOf: (userId: string) => Promise<AccessToken.Access["role"] | undefined>,
) {
  const { session, generation } = await recognise(cookie);
  await advance(session, generation);
  const { userId, _id: sessionId } = session;
  const { practiceId } = session;
  const [role, member] = await Promise.all([
    roleOf(userId),
    practiceId ? roleIn(practiceId, userId) : "titular",
  ]);
  if (!role || !member) throw ended();
  return {
    token: await AccessToken.issue({ userId, practiceId, sessionId, role }),
    refresh: {
      value: await RefreshToken.format(session, generation + 1),
      maxAge: Math.max(1, Math.floor((Date.parse(session.expiresAt) - now()) / 1000)),
    },
  };
}

/** The live session that issued a refresh token, and the token's generation. */
async function recognise(cookie: string | undefined) {
  const given = RefreshToken.parse(cookie);
  if (!given) throw ended();
  const session = await alive(given.userId, given.sessionId);
  if (session && (await RefreshToken.isGenuine(session, given))) {
    return { session, generation: given.generation };
  }
  await Throttle.drip();
  throw ended();
}

async function advance(session: SessionRecord, generation: number): Promise<void> {
  const verdict = judgeRefresh(session, generation, now());
  if (verdict === "repeat") return;
  if (verdict === "replay") await commit(removeAny(sessionKey(session.userId, session._id)));
  if (verdict !== "rotate") throw ended();
  const next = {
    ...session,
    generation: generation + 1,
    rotatedAt: now(),
    lastSeenAt: nowIso(),
    address: context().address,
  };
  if ((await tryCommit(replace(toItem(next), session))) === "written") return;
  // A parallel refresh rotated first: check again, as a repetition of it.
  const left = await alive(session.userId, session._id);
  if (!left) throw ended();
  await advance(left, generation);
}
