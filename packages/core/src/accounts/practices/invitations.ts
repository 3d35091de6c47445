import { Plans } from "../../billing/plans";
import { useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  insert,
  isExpired,
  isStale,
  put,
  remove,
  removeAny,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import {
  type InvitationItem,
  type InvitationRecord,
  invitationKey,
  invitationsRange,
  toItem,
} from "./invitation.item";
import { askInvitation, askJoined, namesOf } from "./letters";
import { toItem as toMember, toMembership } from "./member.item";
import { begunIn } from "./members";
import type { Invitation, InviteMember, Offer } from "./practice.schema";
import { isProven, newSeed, partsOf } from "./token";

/** How long an invitation can be accepted, in ms. */
const LIFE_MS = 7 * 24 * 3600_000;
/** The most pending invitations of a practice. */
const MOST_WAITING = 100;

const over = () =>
  new AppError("invitation.not_found", "Esa invitación ya no vale: pedí que te manden otra.");

/** The pending invitations, the latest first. */
export async function list(): Promise<Invitation[]> {
  return (await waiting()).map(toRow);
}

async function waiting(): Promise<InvitationItem[]> {
  const found: InvitationItem[] = [];
  for await (const item of walk<InvitationItem>(invitationsRange(useOwner()))) {
    if (!isExpired(item, now())) found.push(item);
  }
  return found;
}

const toRow = ({ _id, email, role, invitedAt, expiresAt }: InvitationRecord): Invitation => ({
  ...{ _id, email, role, invitedAt, expiresAt },
});

/**
 * Invites an address to the practice by a letter valid for seven days; a second invitation of the
 * same address replaces the first. Throws `member.exists` and `plan.feature_missing`, and
 * `plan.limit_reached` where the plan has no room for one more, and `Withheld` where its letter may
 * not leave.
 */
export const invite = (given: InviteMember): Promise<Invitation> =>
  again(() => tryInvite(given), isStale);

async function tryInvite({ email, role }: InviteMember): Promise<Invitation> {
  const ownerId = useOwner();
  await Plans.assertFeature("team");
  await Plans.assertRoom({ members: 1 });
  await assertOutside(ownerId, email);
  const before = await waiting();
  const replaced = before.filter((one) => one.email === email);
  if (before.length - replaced.length >= MOST_WAITING) {
    const text = `Hay ${MOST_WAITING} invitaciones sin responder: anulá alguna antes de mandar otra.`;
    throw new AppError("request.conflict", text);
  }
  const [invitedAt, expiresAt] = [nowIso(), new Date(now() + LIFE_MS).toISOString()];
  const invitation: InvitationRecord = {
    ...{ _id: newId("invitation"), userId: ownerId, email, role, seed: newSeed() },
    ...{ invitedBy: useUser().userId, invitedAt, expiresAt, version: 1 },
  };
  await commit(
    insert(toItem(invitation)),
    ...replaced.map(removeAny),
    ...(await askInvitation(invitation)),
  );
  return toRow(invitation);
}

async function assertOutside(ownerId: string, email: string): Promise<void> {
  const person = await Users.findByEmail(email);
  if (!person) return;
  const member = person._id === ownerId || (await Sessions.roleIn(ownerId, person._id));
  if (member) throw exists();
}

const exists = () => new AppError("member.exists", "Esa persona ya es parte del estudio.");

/** Revokes an invitation: its letter stops working. */
export async function revoke(id: string): Promise<void> {
  const key = invitationKey(useOwner(), id);
  const item = isId("invitation", id) ? await get<InvitationItem>(key) : undefined;
  if (!item || isExpired(item, now())) throw over();
  await commit(remove(item, over));
}

/** The content of an invitation, for the holder of its letter. Throws `invitation.not_found`. */
export async function read(token: string): Promise<Offer> {
  await Throttle.drip();
  const invitation = await genuine(token);
  const { email, role, expiresAt } = invitation;
  const [from, known] = await Promise.all([namesOf(invitation), Users.findByEmail(email)]);
  if (!from) throw over();
  const hasAccount = known !== undefined && known.status !== "pending";
  return { email, role, expiresAt, hasAccount, ...from };
}

async function genuine(token: string): Promise<InvitationItem> {
  const parts = partsOf(token);
  const key = invitationKey(parts?.practiceId ?? "nobody", parts?.id ?? "none");
  const item = await get<InvitationItem>(key);
  if (!item || !parts || isExpired(item, now())) throw over();
  if (!(await isProven(item, parts.secret))) throw over();
  return item;
}

/**
 * The place that an invitation holds for its address, and the writes that give it to a person, for
 * one commit with that person's account. Throws `invitation.not_found`, and `plan.limit_reached`
 * where others took the last places.
 */
export async function placeFor(token: string) {
  const item = await genuine(token);
  const { userId: practiceId, role: member, email } = item;
  const usage = await get<Item>(Plans.usageKey(practiceId));
  const writesFor = (personId: string): Write[] => {
    const since = nowIso();
    return [
      remove(item, over),
      insert(toMember({ userId: practiceId, personId, role: member, since, version: 1 }), exists),
      put(toMembership(personId, practiceId)),
      Plans.takeMember(practiceId, usage),
      askJoined(practiceId, since),
    ];
  };
  return { email, practiceId, member, writesFor };
}

/**
 * Makes the actor a member of the practice that invited their address, and moves their session to
 * it. Throws what `placeFor` throws, `invitation.other_account` and `member.exists`.
 */
export async function accept(token: string) {
  const { email, practiceId, member, writesFor } = await placeFor(token);
  const { userId } = useUser();
  const user = await Users.current();
  if (user.email !== email) throw otherAccount(email);
  const moved = await Sessions.moveTo(
    { practiceId, member },
    ...writesFor(userId),
    await begunIn(practiceId),
  );
  return { token: moved, ...(await Users.accountIn(userId, practiceId, member)) };
}

const otherAccount = (email: string) =>
  new AppError(
    "invitation.other_account",
    `La invitación es para ${email}: ingresá con esa cuenta.`,
  );
