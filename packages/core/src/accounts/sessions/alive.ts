import { now } from "../../kernel/clock";
import {
  factorsKey,
  get,
  getMany,
  hiddenFrom,
  type Item,
  type Key,
  memberKey,
  ownerPartition,
  query,
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
type Factors = Item & OwnedFactors;

/**
 * Reads in one request a session that has not ended, the person's role in the practice it acts in,
 * the cases hidden from them there, whether they lack a second factor that it demands, and whether its
 * plan has no team for them any more. In their
 * own practice they are always `titular`, and have a factor if they demand it; the role is
 * undefined in a practice they do not belong to.
 */
export async function standing(userId: string, id: string, practiceId = userId) {
  const [session, ...place] =
    practiceId === userId ? await readOwn(userId, id) : await readElsewhere(userId, id, practiceId);
  return { session: lasting(session), ...standingIn(userId, practiceId, place) };
}

type Read = (Item | undefined)[];

/** How many sessions are read along, at most: some 4 kB of them cost one unit together. */
const NEAR = 8;

/**
 * In a person's own practice what is reserved is the item right below their sessions: one range from
 * it up to this session costs one unit, where two keys cost two. Behind many older sessions it is read
 * by its key.
 */
async function readOwn(userId: string, id: string): Promise<Read> {
  const [own, kept] = [sessionKey(userId, id), reservedKey(userId)];
  const sk = { from: kept.sk, to: own.sk };
  const { items, last } = await query<Item>({ pk: ownerPartition(userId), sk, limit: NEAR });
  const at = (key: Key) => items.find((item) => item.sk === key.sk);
  return [at(own), at(kept) ?? (last && (await get(kept)))];
}

/** The practices that demanded a second factor when this process last looked, at most so many. */
const demanding = new Set<string>();
const MOST_DEMANDING = 10_000;

/**
 * In another's practice, a person's factors are read only where it demands one: along with the rest
 * where it did the last time, else after it.
 */
async function readElsewhere(userId: string, id: string, practiceId: string): Promise<Read> {
  const isExpected = demanding.has(practiceId);
  const keys = [sessionKey(userId, id), reservedKey(practiceId), memberKey(practiceId, userId)];
  const read = await getMany<Item>([...keys, ...(isExpected ? [factorsKey(userId)] : [])]);
  const [session, kept, member, factors] = read;
  const isDemanded = (kept as ReservedItem | undefined)?.factorDemanded === true;
  if (!isDemanded) demanding.delete(practiceId);
  if (!isDemanded || isExpected) return [session, kept, member, factors];
  if (demanding.size >= MOST_DEMANDING) demanding.clear();
  demanding.add(practiceId);
  return [session, kept, member, await get(factorsKey(userId))];
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
  const access = {
    factorDemanded: kept?.factorDemanded === true,
    teamUntil: kept?.teamUntil ?? null,
  };
  return {
    member: isOwn ? ("titular" as const) : (member as MemberItem | undefined)?.role,
    hidden: hiddenFrom(kept, userId),
    access,
    lacksFactor: !isOwn && access.factorDemanded && !hasFactor(factors as Factors | undefined),
    teamOver: !isOwn && access.teamUntil !== null && Date.parse(access.teamUntil) <= now(),
  };
}

/** A person's role in a practice not their own; undefined where they do not belong to it. */
export const roleIn = async (practiceId: string, userId: string): Promise<MemberRole | undefined> =>
  (await get<MemberItem>(memberKey(practiceId, userId)))?.role;
