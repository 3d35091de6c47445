import pMap from "p-map";
import { become, context, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  hiddenFrom,
  type Item,
  insert,
  ownerPartition,
  put,
  query,
  type ReservedItem,
  removeAny,
  replace,
  reservedKey,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import type { MemberRole } from "../../kernel/member.rules";
import * as AccessToken from "./access-token";
import { alive, ended, roleIn, standing } from "./alive";
import * as RefreshToken from "./refresh-token";
import {
  fromItem,
  SESSION_PREFIX,
  type SessionRecord,
  sessionKey,
  toDevice,
  toItem,
} from "./session.item";
import { describeDevice, LIFE_MS } from "./session.rules";
import type { Session } from "./session.schema";

type Person = { _id: string; role: AccessToken.Access["role"]; practiceId?: string | null };

/** A practice and a person's role in it. */
export type Place = { practiceId: string; member: MemberRole };

/** A session about to begin: its write belongs in the sign-in's commit. */
export type Opening = {
  write: Write;
  /** The cookie's value and its lifetime, in seconds. */
  refresh: { value: string; maxAge: number };
  token: string;
  /** The practice it acts in, and the person's role there. */
  practiceId: string;
  member: MemberRole;
};

/**
 * Opens a session for a person who has just signed in; `proven` if with a second factor. It acts in
 * `joining`, the practice that the sign-in's commit makes them a member of; without it, in the one
 * they last used, if they still belong to it.
 */
export async function open(
  person: Person,
  origin: SessionRecord["origin"],
  remember = false,
  proven = false,
  joining?: Place,
): Promise<Opening> {
  const life = remember ? LIFE_MS.month : LIFE_MS.day;
  const { practiceId, member } = joining ?? (await placeOf(person));
  const session: SessionRecord = {
    _id: newId("session"),
    userId: person._id,
    ...(practiceId && { practiceId }),
    seed: RefreshToken.newSeed(),
    generation: 0,
    rotatedAt: now(),
    device: describeDevice(context().userAgent),
    address: context().address,
    origin,
    ...(proven && { provenAt: nowIso() }),
    createdAt: nowIso(),
    lastSeenAt: nowIso(),
    expiresAt: new Date(now() + life).toISOString(),
    version: 1,
  };
  const { _id: sessionId, userId } = session;
  return {
    write: insert(toItem(session)),
    refresh: { value: await RefreshToken.format(session, 0), maxAge: life / 1000 },
    token: await AccessToken.issue({ userId, practiceId, sessionId, role: person.role }),
    practiceId: practiceId ?? userId,
    member,
  };
}

/** The practice in which a person's next session begins: the last used, if they belong to it. */
async function placeOf({ _id, practiceId }: Person) {
  const member = practiceId ? await roleIn(practiceId, _id) : undefined;
  return practiceId && member ? { practiceId, member } : { member: "titular" as const };
}

/**
 * The actor of a bearer token. Reads the session and the person's membership, so that ending one
 * takes effect at once.
 */
export async function authenticate(token: string) {
  const { userId, practiceId, sessionId, role } = await AccessToken.read(token);
  const { session, member, ...kept } = await standing(userId, sessionId, practiceId);
  if (!session || !member) throw ended();
  const ownerId = practiceId ?? userId;
  return { type: "user" as const, userId, ownerId, sessionId, role, member, ...kept };
}

/**
 * Moves this session, and the rest of this request, to another practice, and returns its new token.
 * The caller must know the person's role there; `beside` is part of the same commit.
 */
export async function moveTo({ practiceId, member }: Place, ...beside: Write[]): Promise<string> {
  const actor = useUser();
  const { userId, sessionId, role } = actor;
  const session = await alive(userId, sessionId);
  if (!session) throw ended();
  const { practiceId: _, ...rest } = session;
  const elsewhere = practiceId === userId ? {} : { practiceId };
  await commit(replace(toItem({ ...rest, ...elsewhere }), session), ...beside);
  const hidden = hiddenFrom(await get<ReservedItem>(reservedKey(practiceId)), userId);
  become({ ...actor, ownerId: practiceId, member, hidden });
  return AccessToken.issue({ userId, sessionId, role, ...elsewhere });
}

/** Ends the sessions of a person that act in a practice. */
export async function endIn(practiceId: string, userId: string): Promise<void> {
  const doomed = (await all(userId)).filter((session) => session.practiceId === practiceId);
  await Promise.all(doomed.map(({ _id }) => commit(removeAny(sessionKey(userId, _id)))));
}

/** Whether a session has not ended. */
export const isAlive = async (userId: string, id: string): Promise<boolean> =>
  (await alive(userId, id)) !== undefined;

/** When a session was opened, and when its person last proved in it who they are; UTC ISO. */
export async function proofsIn(userId: string, id: string) {
  const session = await alive(userId, id);
  return { openedAt: session?.createdAt, provenAt: session?.provenAt };
}

/** The write that notes that the person of this session proved now who they are. */
export function prove(): Write {
  const { userId, sessionId } = useUser();
  return change(
    {
      key: sessionKey(userId, sessionId),
      set: "SET #provenAt = :now, #version = #version + :one",
      onlyIf: "attribute_exists(pk)",
      names: { "#provenAt": "provenAt", "#version": "version" },
      values: { ":now": nowIso(), ":one": 1 },
    },
    ended,
  );
}

/** Ends the session of this request. */
export async function endCurrent(): Promise<void> {
  const { userId, sessionId } = useUser();
  await commit(removeAny(sessionKey(userId, sessionId)));
}

/** Ends one of the person's sessions, or throws `session.not_found`. */
export async function end(id: string): Promise<void> {
  const { userId } = useUser();
  const session = isId("session", id) ? await alive(userId, id) : undefined;
  if (!session) throw new AppError("session.not_found", "Esa sesión ya no existe.");
  await commit(removeAny(sessionKey(userId, id)));
}

/** How many sessions one transaction ends, leaving room for its other writes. */
const ENDED_TOGETHER = 80;

/**
 * Commits writes that end every session of a person except `keep`: the sessions end in the same
 * transaction, those beyond 80 and those just opened right after it.
 */
export async function endAllWith(
  writes: readonly Write[],
  userId: string,
  keep?: string,
): Promise<void> {
  const ends = await endings(userId, keep);
  await commit(...writes, ...ends.slice(0, ENDED_TOGETHER));
  await endAll(userId, keep);
}

/** Ends every session of a person except `keep`. */
export async function endAll(userId: string, keep?: string): Promise<void> {
  await Promise.all((await endings(userId, keep)).map((end) => commit(end)));
}

async function endings(userId: string, keep?: string): Promise<Write[]> {
  const doomed = (await all(userId)).filter(({ _id }) => _id !== keep);
  return doomed.map(({ _id }) => removeAny(sessionKey(userId, _id)));
}

/** Ends every session of the person but this one. */
export async function endOthers(): Promise<void> {
  const { userId, sessionId } = useUser();
  await endAll(userId, sessionId);
}

/** The person's live sessions, newest first. */
export async function list(): Promise<Session[]> {
  const { userId, sessionId } = useUser();
  const sessions = await all(userId);
  return sessions
    .filter((session) => Date.parse(session.expiresAt) > now())
    .map((session) => toSession(session, sessionId));
}

async function all(userId: string): Promise<SessionRecord[]> {
  const found: SessionRecord[] = [];
  let after: Item | undefined;
  do {
    const page = await query({
      pk: ownerPartition(userId),
      sk: { startingWith: SESSION_PREFIX },
      limit: 100,
      after,
    });
    found.push(...page.items.map(fromItem));
    after = page.last as Item | undefined;
  } while (after);
  return found;
}

/** When an open session of each person was last seen, by their ids: for administrators. */
export async function lastSeen(userIds: string[]): Promise<Map<string, string>> {
  const seen = await pMap(userIds, async (id) => [id, await openOf(id)] as const, {
    concurrency: 10,
  });
  return new Map(
    seen.flatMap(([id, sessions]) => {
      const last = sessions
        .map(({ lastSeenAt }) => lastSeenAt)
        .sort()
        .at(-1);
      return last ? [[id, last]] : [];
    }),
  );
}

/** A person's open sessions, the last seen first: for administrators. */
export async function openOf(userId: string): Promise<Session[]> {
  const open = (await all(userId)).filter(({ expiresAt }) => Date.parse(expiresAt) > now());
  return open
    .map((session) => toSession(session, ""))
    .sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
}

/** Marks this session as seen now, and renames its device if a name is given. */
export async function touch({ device }: { device?: string }): Promise<Session> {
  const { userId, sessionId } = useUser();
  const session = await alive(userId, sessionId);
  if (!session) throw ended();
  const next = { ...session, device: device ?? session.device, lastSeenAt: nowIso() };
  await commit(replace(toItem(next), session));
  return toSession(next, sessionId);
}

/** Whether this kind of device has signed in before. */
export async function knowsDevice({ userId, device }: SessionRecord): Promise<boolean> {
  return (await get(toDevice(userId, device, now()))) !== undefined;
}

/** Stores the kind of device of a session, so that its next sign-in causes no notice. */
export async function rememberDevice({ userId, device }: SessionRecord): Promise<void> {
  await commit(put(toDevice(userId, device, now())));
}

function toSession(session: SessionRecord, currentId: string): Session {
  const { _id, device, address, createdAt, lastSeenAt, expiresAt } = session;
  return { _id, current: _id === currentId, device, address, createdAt, lastSeenAt, expiresAt };
}
