import { now } from "../../kernel/clock";
import {
  factorsKey,
  get,
  getMany,
  hiddenFrom,
  type Item,
  type Key,
  memberKey,
  type ReservedItem,
  reservedKey,
  type Stored,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { hasFactor, type OwnedFactors } from "../../kernel/factor.rules";
import type { MemberRole } from "../../kernel/member.rules";
import { fromItem, type SessionRecord, sessionKey } from "./session.item";

/** The error for a session that has ended. */
export const ended = () =>
  new AppError("auth.session_ended", "Tu sesión terminó. Volvé a ingresar.");

/** A session that exists and has not expired. */
export async function alive(userId: string, id: string): Promise<SessionRecord | undefined> {
  return lasting(await get(sessionKey(userId, id)));
}

function lasting(item: Item | undefined): SessionRecord | undefined {
  if (!item) return undefined;
  const session = fromItem(item);
  return Date.parse(session.expiresAt) > now() ? session : undefined;
}

type MemberItem = Stored<{ role: MemberRole }>;

/**
 * Reads in one request a session that has not ended, the person's role in the practice it acts in,
 * the cases hidden from them there, whether they lack a second factor that it demands, and whether its
 * plan has no team for them any more. In their
 * own practice they are always `titular`, and have a factor if they demand it; the role is
 * undefined in a practice they do not belong to.
 */
export async function standing(userId: string, id: string, practiceId = userId) {
  const keys = [sessionKey(userId, id), ...placeKeys(userId, practiceId)];
  const [session, ...place] = await getMany<Item>(keys);
  return { session: lasting(session), ...standingIn(userId, practiceId, place) };
}

/** The keys of what says how a person stands in a practice, in the order of `standingIn`. */
export const placeKeys = (userId: string, practiceId: string): Key[] => [
  reservedKey(practiceId),
  ...(practiceId === userId ? [] : [memberKey(practiceId, userId), factorsKey(userId)]),
];

/** How a person stands in a practice, by the items of `placeKeys`. */
export function standingIn(
  userId: string,
  practiceId: string,
  [reserved, member, factors]: readonly (Item | undefined)[],
) {
  const isOwn = practiceId === userId;
  const kept = reserved as ReservedItem | undefined;
  const demanded = !isOwn && kept?.factorDemanded === true;
  return {
    member: isOwn ? ("titular" as const) : (member as MemberItem | undefined)?.role,
    hidden: hiddenFrom(kept, userId),
    lacksFactor: demanded && !hasFactor(factors as (Item & OwnedFactors) | undefined),
    teamOver: !isOwn && kept?.teamUntil != null && Date.parse(kept.teamUntil) <= now(),
  };
}

/** A person's role in a practice not their own; undefined where they do not belong to it. */
export const roleIn = async (practiceId: string, userId: string): Promise<MemberRole | undefined> =>
  (await get<MemberItem>(memberKey(practiceId, userId)))?.role;
