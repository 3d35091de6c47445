import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import {
  commit,
  get,
  insert,
  isStale,
  put,
  removeAny,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { Codes } from "../codes";
import {
  type Registration,
  type RegistrationsItem,
  registrationsKey,
  toItem,
} from "./registration.item";
import { WAIT_MS, waiting, withOneMore } from "./registration.rules";

export type { Registration } from "./registration.item";

type NewRegistration = Pick<Registration, "firstName" | "lastName" | "passwordHash"> & {
  /** The user it becomes; a new one without it. */
  userId?: string;
};

/** What else is written when a registration opens, given its identifier. */
type Beside = (id: string) => Write[];

/** A registration and the cookie that binds it to its browser, good for a day. */
export type Opened = { registration: Registration; cookie: string };

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const subjectOf = ({ _id }: Registration) => `registration\n${_id}`;

async function listOf(email: string): Promise<Registration[]> {
  const item = await get<RegistrationsItem>(registrationsKey(email));
  return waiting(item?.list ?? [], now());
}

/** Changes the registrations of an e-mail, whatever others do to them meanwhile. */
function change(email: string, work: (list: Registration[]) => Registration[], ...beside: Write[]) {
  return again(async () => {
    const item = await get<RegistrationsItem>(registrationsKey(email));
    const list = work(waiting(item?.list ?? [], now()));
    const ttl = Math.ceil((now() + WAIT_MS) / 1000);
    const next = toItem(email, list, { version: item?.version ?? 1, ttl });
    await commit(item ? replace(next, item) : insert(next), ...beside);
    return list;
  }, isStale);
}

/** Opens a registration of its own, together with other writes. */
export async function open(email: string, given: NewRegistration, beside: Beside): Promise<Opened> {
  const secret = randomBytes(32).toString("base64url");
  const registration: Registration = {
    _id: newId("registration"),
    userId: newId("user"),
    ...given,
    secretHash: hashOf(secret),
    code: null,
    createdAt: now(),
  };
  const { _id } = registration;
  await change(email, (list) => withOneMore(list, registration, now()), ...beside(_id));
  return { registration, cookie: `${_id}.${secret}` };
}

/** Binds a registration to another browser, whose person has just typed its password. */
export async function rebind(
  email: string,
  { _id }: Registration,
  ...beside: Write[]
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const bound = (one: Registration) =>
    one._id === _id ? { ...one, secretHash: hashOf(secret) } : one;
  await change(email, (list) => list.map(bound), ...beside);
  return `${_id}.${secret}`;
}

/** The registration of this browser; without its cookie, the newest of the e-mail. */
export async function find(email: string, cookie?: string): Promise<Registration | undefined> {
  const list = await listOf(email);
  return list.find((one) => isBound(one, cookie)) ?? list.at(-1);
}

function isBound({ _id, secretHash }: Registration, cookie: string | undefined): boolean {
  const [id, secret = "", ...rest] = (cookie ?? "").split(".");
  if (id !== _id || rest.length > 0) return false;
  const [expected, given] = [Buffer.from(secretHash), Buffer.from(hashOf(secret))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * The six digits for a registration: the live ones again, or new ones. Without `id`, those of the
 * newest registration; nothing when none waits.
 */
export async function codeFor(email: string, id: string | null): Promise<string | undefined> {
  const list = await listOf(email);
  const found = id === null ? list.at(-1) : list.find(({ _id }) => _id === id);
  if (!found) return undefined;
  if (found.code && Codes.isFresh(found.code)) return Codes.digits(subjectOf(found), found.code);
  const code = Codes.fresh();
  await change(email, (all) => all.map((one) => (one._id === found._id ? { ...one, code } : one)));
  return Codes.digits(subjectOf(found), code);
}

/** A registration whose digits were typed: `own` in the browser that opened it. */
export type Match = {
  registration: Registration;
  own: boolean;
  code: Codes.Code;
  /** Whose digits they are, see `Codes.digits`. */
  subject: string;
};

/**
 * The registration whose code was typed, and whether it is this browser's own. Counts the try on
 * every one that waits before comparing; of no e-mail it writes as much, so that time reveals nothing.
 */
export async function match(
  email: string,
  typed: string,
  cookie: string | undefined,
): Promise<Match | undefined> {
  const counted = (one: Registration) => ({ ...one, code: one.code && Codes.tried(one.code) });
  const list = await listOf(email);
  if (list.length === 0) await commit(put(nobody()));
  const tried = list.length === 0 ? [] : await change(email, (all) => all.map(counted));
  for (const registration of tried) {
    const { code } = registration;
    if (!code || !(await Codes.equals(subjectOf(registration), code, typed))) continue;
    const subject = subjectOf(registration);
    return { registration, own: isBound(registration, cookie), code, subject };
  }
  return undefined;
}

const nobody = () => toItem("", [], { version: 1, ttl: Math.ceil(now() / 1000) });

/** Ends every registration of an e-mail: part of the commit that opens its account. */
export const endAll = (email: string): Write => removeAny(registrationsKey(email));
