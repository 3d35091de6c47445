import { Plans } from "../../billing/plans";
import type { Subscription } from "../../billing/plans/plan.schema";
import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  check,
  commit,
  getMany,
  hiddenFrom,
  type Item,
  insert,
  type ReservedItem,
  get as read,
  remove,
  removeAny,
  replace,
  reservedKey,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { planSeen } from "./account";
import { claimEmail, emailTaken, mayGoBack } from "./own-email";
import {
  type ClaimItem,
  emailKey,
  everyoneRange,
  fromItem,
  googleKey,
  toClaim,
  toItem,
  toUser,
  type UserRecord,
  userKey,
} from "./user.item";
import { NOT_FOUND } from "./user.rules";
import type { AddSkills, Skill, UpdateProfile, User } from "./user.schema";

/** A new person: what they typed, and how they prove who they are. */
export type NewUser = {
  /** A new id, unless one was reserved before. */
  _id?: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  googleSub?: string;
  picture?: string | null;
  status?: UserRecord["status"];
  role?: UserRecord["role"];
  newsSince?: string | null;
};

/** A new person, not stored yet. */
export function draft(given: NewUser): UserRecord {
  const at = nowIso();
  return {
    ...NO_PROFILE,
    _id: newId("user"),
    role: "USER_ROLE",
    status: "pending",
    googleSub: null,
    secondFactor: false,
    skills: [],
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...given,
    picture: given.picture ?? null,
  };
}

const NO_PROFILE = {
  name: null,
  dob: null,
  contact: null,
  designation: null,
  address: null,
  proceduralAddress: null,
  electronicAddress: null,
  country: null,
  state: null,
};

/** The writes of a new person and the claims on e-mail and Google identity. Throw `user.exists`. */
export function add(user: UserRecord): Write[] {
  const claims = [claimEmail(user._id, user.email)];
  if (user.googleSub) claims.push(linkGoogle(user._id, user.googleSub));
  return [...claims, insert(toItem(user), emailTaken)];
}

/** The write that claims a Google identity for a person. */
export function linkGoogle(userId: string, sub: string): Write {
  const message = "Esa cuenta de Google ya está vinculada a otra persona.";
  return insert(
    toClaim(googleKey(sub), userId),
    () => new AppError("auth.google_conflict", message),
  );
}

/**
 * The writes that erase a person, and free their e-mail and Google identity for a new registration.
 */
export const removal = (read: UserRecord): Write[] => [
  remove(toItem(read)),
  removeAny(emailKey(read.email)),
  ...(mayGoBack(read) ? [removeAny(emailKey(read.formerEmail.address))] : []),
  ...(read.googleSub ? [removeAny(googleKey(read.googleSub))] : []),
];

/** The write that changes a person, which fails if they changed since they were read. */
export function save(read: UserRecord, changes: Partial<UserRecord>): Write {
  return replace(toItem({ ...read, ...changes, updatedAt: nowIso() }), read);
}

/**
 * Makes a commit fail unless the person's status, password and second factor are those that were
 * read, so that nobody enters with outdated credentials.
 */
export function stays(user: UserRecord, refused: () => Error): Write {
  const { _id, status, passwordHash, secondFactor = false } = user;
  const asks = "(attribute_not_exists(#factor) OR #factor = :factor)";
  return check(
    {
      key: userKey(_id),
      onlyIf: [
        "#status = :status",
        ...(passwordHash === null ? [] : ["#hash = :hash"]),
        secondFactor ? "#factor = :factor" : asks,
      ].join(" AND "),
      names: {
        ...{ "#status": "status", "#factor": "secondFactor" },
        ...(passwordHash !== null && { "#hash": "passwordHash" }),
      },
      values: {
        ...{ ":status": status, ":factor": secondFactor },
        ...(passwordHash !== null && { ":hash": passwordHash }),
      },
    },
    refused,
  );
}

export async function find(userId: string): Promise<UserRecord | undefined> {
  const item = await read(userKey(userId));
  return item && fromItem(item);
}

/** The records of some people by id, in one request; those who no longer exist are left out. */
export async function recordsOf(ids: readonly string[]): Promise<Map<string, UserRecord>> {
  const items = await getMany([...new Set(ids)].map(userKey));
  const people = items.flatMap((item) => (item ? [fromItem(item)] : []));
  return new Map(people.map((person) => [person._id, person]));
}

/** The e-mails of some people by id; those who no longer exist are left out. */
export const emailsOf = async (ids: readonly string[]): Promise<Map<string, string>> =>
  new Map([...(await recordsOf(ids))].map(([id, { email }]) => [id, email]));

/** Some people by id, in one request; those who no longer exist are left out. */
export const peopleOf = async (ids: readonly string[]): Promise<Map<string, User>> =>
  new Map([...(await recordsOf(ids))].map(([id, person]) => [id, toUser(person)]));

export async function findByEmail(email: string): Promise<UserRecord | undefined> {
  const claim = await read<ClaimItem>(emailKey(email));
  // Reads in both cases: an unknown e-mail must not answer sooner than a known one.
  const user = await find(claim?.userId ?? "nobody");
  return user?.email === email ? user : undefined;
}

export async function findByGoogle(sub: string): Promise<UserRecord | undefined> {
  const claim = await read<ClaimItem>(googleKey(sub));
  return claim && find(claim.userId);
}

/** Makes a commit fail unless the account has a second factor. */
export const guarded = (userId: string, refused: () => Error): Write =>
  check(
    {
      key: userKey(userId),
      onlyIf: "#factor = :yes",
      names: { "#factor": "secondFactor" },
      values: { ":yes": true },
    },
    refused,
  );

/** A person's current role, or undefined if their account is not active. */
export async function roleOf(userId: string) {
  const user = await find(userId);
  return user?.status === "active" ? user.role : undefined;
}

/** The signed-in person's whole record. */
export async function current(): Promise<UserRecord> {
  const user = await find(useUser().userId);
  if (!user) throw new AppError("user.not_found", NOT_FOUND);
  return user;
}

/** One person and, with `light`, the counts of their practice. Throws `user.not_found`. */
export async function get(userId: string, light: boolean) {
  if (!isId("user", userId)) throw new AppError("user.not_found", NOT_FOUND);
  const keys = [userKey(userId), ...(light ? [Plans.usageKey(userId), reservedKey(userId)] : [])];
  const [item, usage, reserved] = await getMany<Item>(keys);
  if (!item) throw new AppError("user.not_found", NOT_FOUND);
  const user = toUser(fromItem(item));
  if (!light) return { user };
  const hidden = hiddenFrom(reserved as ReservedItem | undefined, userId);
  return { user, lightData: lightOf(await planSeen(userId, usage, hidden)) };
}

/** The plan and counts of a person's practice, without its content. */
export const lightOf = ({ plan, displayName, usage, limits }: Subscription) => ({
  plan,
  planName: displayName,
  counts: usage,
  limits,
});

/** Everybody's id, for the system's own jobs. */
export async function* everyone(): AsyncGenerator<string> {
  const range = { ...everyoneRange, limit: 500, attributes: ["_id"] };
  for await (const item of walk(range)) yield String(Reflect.get(item, "_id"));
}

/** Changes the given profile fields; with `ifVersion`, only that version. */
export async function updateProfile(changes: UpdateProfile, ifVersion?: number) {
  return mutate(() => changes, ifVersion);
}

/** Adds professional entries. Returns the person with them. */
export async function addSkills({ skills }: AddSkills) {
  const added: Skill[] = skills.map((skill) => ({
    _id: newId("skill"),
    name: skill.name,
    taxCode: skill.taxCode ?? null,
    taxCondition: skill.taxCondition ?? null,
    registrationNumber: skill.registrationNumber ?? null,
  }));
  return mutate((user) => {
    const all = [...user.skills, ...added];
    if (all.length <= MOST_SKILLS) return { skills: all };
    throw new AppError("request.invalid", `Podés cargar hasta ${MOST_SKILLS} datos.`);
  });
}

const MOST_SKILLS = 50;

/** Removes one professional entry, or throws `skill.not_found`. */
export async function removeSkill(id: string) {
  return mutate((user) => {
    const skills = user.skills.filter((skill) => skill._id !== id);
    if (skills.length < user.skills.length) return { skills };
    throw new AppError("skill.not_found", "Ese dato ya no existe.");
  });
}

async function mutate(changes: (user: UserRecord) => Partial<UserRecord>, ifVersion?: number) {
  const user = await current();
  if (ifVersion !== undefined && ifVersion !== user.version) {
    throw new AppError("version.stale", "Tu perfil cambió mientras lo editabas. Revisá los datos.");
  }
  const next = { ...user, ...changes(user) };
  await commit(save(user, next));
  return toUser({ ...next, updatedAt: nowIso(), version: user.version + 1 });
}
