import { Plans } from "../../billing/plans";
import { may, useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import {
  check,
  commit,
  feedKey,
  get,
  isStale,
  memberKey,
  preferencesKey,
  put,
  remove,
  removeAny,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import type { MemberRole } from "../../kernel/member.rules";
import { Sessions } from "../sessions";
import { Users } from "../users";
import { toHandover } from "./handover.item";
import { membershipsOf, membersOf } from "./kept";
import { type MemberItem, membershipKey, toItem } from "./member.item";
import type { Member, Practice } from "./practice.schema";

export const noMember = () =>
  new AppError("member.not_found", "Esa persona no es parte de este estudio.");

/** The people of the practice: its founder first, then by when they joined. */
export async function list(): Promise<Member[]> {
  const ownerId = useOwner();
  const items = await membersOf(ownerId);
  const people = await Users.recordsOf([ownerId, ...items.map(({ personId }) => personId)]);
  const founder = people.get(ownerId);
  const rows = items.flatMap(({ personId, role, since }) => {
    const person = people.get(personId);
    return person ? [{ ...shownOf(person), role, founder: false, since }] : [];
  });
  if (!founder) return rows;
  const { createdAt: since } = founder;
  rows.sort((a, b) => a.since.localeCompare(b.since));
  return [{ ...shownOf(founder), role: "titular", founder: true, since }, ...rows];
}

/**
 * A person as listed; whether they have a second factor is shown only to those who may `govern`.
 */
function shownOf(person: Users.UserRecord) {
  const { _id, name, email } = Users.toUser(person);
  return { _id, name, email, ...(may("govern") && { hasFactor: person.secondFactor === true }) };
}

/** The people of a practice with their roles, its founder first. */
export async function peopleIn(ownerId: string): Promise<{ _id: string; role: MemberRole }[]> {
  const items = await membersOf(ownerId);
  const others = items.map(({ personId, role }) => ({ _id: personId, role }));
  return [{ _id: ownerId, role: "titular" }, ...others];
}

/** Whether a person belongs to a practice, by default the acting one. */
export async function isOf(personId: string, ownerId = useOwner()): Promise<boolean> {
  return personId === ownerId || (await Sessions.roleIn(ownerId, personId)) !== undefined;
}

/** The practices of the actor: their own first, then by when they joined. */
export async function mine(): Promise<Practice[]> {
  const { userId, ownerId } = useUser();
  const memberships = await membershipsOf(userId);
  const ids = memberships.map(({ practiceId }) => practiceId);
  const [founders, roles] = await Promise.all([
    Users.recordsOf([userId, ...ids]),
    Promise.all(ids.map((id) => Sessions.roleIn(id, userId))),
  ]);
  const row = (_id: string, role: MemberRole | undefined): Practice[] => {
    const founder = founders.get(_id);
    if (!founder || !role) return [];
    return [{ _id, name: Users.practiceName(founder), role, current: _id === ownerId }];
  };
  return [...row(userId, "titular"), ...ids.flatMap((id, i) => row(id, roles[i]))];
}

/** The ids of a person's practices: their own, and those they belong to. */
export const practicesOf = async (personId: string): Promise<string[]> => [
  personId,
  ...(await membershipsOf(personId)).map(({ practiceId }) => practiceId),
];

/**
 * Moves this session to a practice of its person; their next sessions begin there too. Returns the
 * new token. Throws `practice.not_found`.
 */
export async function enter(practiceId: string) {
  const { userId } = useUser();
  const role = practiceId === userId ? "titular" : await roleAt(practiceId, userId);
  const place = { practiceId, member: role };
  const moved = async () => Sessions.moveTo(place, await begunIn(practiceId));
  const token = await again(moved, isStale);
  return { token, ...(await Users.accountIn(userId, practiceId, role)) };
}

async function roleAt(practiceId: string, userId: string): Promise<MemberRole> {
  const role = isId("user", practiceId) && (await Sessions.roleIn(practiceId, userId));
  if (!role) throw notTheirs();
  return role;
}

const notTheirs = () => new AppError("practice.not_found", "No sos parte de ese estudio.");

/** The write that stores in which practice the actor's next sessions begin. */
export async function begunIn(practiceId: string): Promise<Write> {
  const user = await Users.current();
  return Users.save(user, { practiceId: practiceId === user._id ? null : practiceId });
}

/** Changes the role of a member, from their next request on. */
export async function changeRole(personId: string, role: MemberRole): Promise<void> {
  const item = await find(personId);
  await commit(replace(toItem({ ...fromItem(item), role }), item));
}

async function find(personId: string): Promise<MemberItem> {
  const ownerId = useOwner();
  if (personId === ownerId) throw founder();
  const key = memberKey(ownerId, personId);
  const item = isId("user", personId) ? await get<MemberItem>(key) : undefined;
  if (!item) throw noMember();
  return item;
}

const founder = () =>
  new AppError("member.founder", "Es el estudio de su propia cuenta: siempre es su titular.");

function fromItem({ userId, personId, role, since, version }: MemberItem) {
  return { userId, personId, role, since, version };
}

/**
 * The writes that make a commit fail if a person is not a member of the practice. None for its
 * founder and for the actor, whose membership every commit checks.
 */
export function memberChecks(personId: string, refused: () => Error): Write[] {
  const { ownerId, userId } = useUser();
  if (personId === ownerId || personId === userId) return [];
  if (!isId("user", personId)) throw refused();
  const key = memberKey(ownerId, personId);
  return [check({ key, onlyIf: "attribute_exists(#pk)", names: { "#pk": "pk" } }, refused)];
}

/**
 * Removes a member from the practice: their requests are refused from then on, those under way
 * write nothing more, and their sessions in it end. Their cases and open tasks are handed over to
 * `successor`, another of its people, or to the actor; throws a sentence on `successor` for anybody
 * else.
 */
export async function dismiss(personId: string, successor?: string): Promise<void> {
  const { userId, ownerId } = useUser();
  const successorId = successor ?? (personId === userId ? ownerId : userId);
  const item = await find(personId);
  const nobody = () => invalid("successor", "Sucesor: elegí a otra persona del estudio.");
  if (successorId === personId) throw nobody();
  await end(item, handover(item, successorId), ...memberChecks(successorId, nobody));
}

/**
 * Starts handing over a leaving member's cases and tasks, in the background: see
 * `practice/handovers`.
 */
const handover = ({ userId, personId }: MemberItem, successorId: string): Write =>
  put(toHandover({ userId, personId, successorId }));

async function end(item: MemberItem, ...beside: Write[]): Promise<void> {
  const { userId: practiceId, personId } = item;
  await commit(...leaving(item), ...beside);
  await Sessions.endIn(practiceId, personId);
  await forgetPlace(personId, practiceId);
}

/** Makes the next sessions of somebody who left begin in their own practice. */
const forgetPlace = (personId: string, practiceId: string): Promise<void> =>
  again(async () => {
    const user = await Users.find(personId);
    if (user?.practiceId === practiceId) await commit(Users.save(user, { practiceId: null }));
  }, isStale);

const leaving = (item: MemberItem): Write[] => [
  remove(item, noMember),
  removeAny(membershipKey(item.personId, item.userId)),
  removeAny(preferencesKey(item.userId, item.personId)),
  removeAny(feedKey(item.userId, item.personId)),
  Plans.releaseMember(item.userId),
];

/**
 * Leaves a practice that is not the person's own: their cases and open tasks are handed over to its
 * founder. This session stays where it is, or moves to their own practice if it was in the one they
 * leave; their other sessions there end. Returns its new token.
 */
export async function leave(practiceId: string) {
  const { userId, ownerId, member } = useUser();
  if (practiceId === userId) throw founder();
  const key = memberKey(practiceId, userId);
  const item = isId("user", practiceId) ? await get<MemberItem>(key) : undefined;
  if (!item) throw notTheirs();
  const isHere = ownerId === practiceId;
  const next = isHere ? userId : ownerId;
  const place = { practiceId: next, member: isHere ? ("titular" as const) : member };
  const gone = [...leaving(item), handover(item, practiceId)];
  const token = await Sessions.moveTo(place, ...gone, await begunIn(next));
  await Sessions.endIn(practiceId, userId);
  return { token, ...(await Users.accountIn(userId, next, place.member)) };
}

/**
 * Removes an account that is erased from every practice it belongs to, and the members from its
 * own. May be repeated.
 */
export async function leaveAll(personId: string): Promise<void> {
  for (const item of await membersOf(personId)) await end(item);
  for (const { practiceId } of await membershipsOf(personId)) {
    const item = await get<MemberItem>(memberKey(practiceId, personId));
    if (item) await commit(...leaving(item), handover(item, practiceId));
  }
}
