import { randomBytes } from "node:crypto";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import { digest, isSame } from "../../kernel/digest";
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
import { endOf, waiting, withOneMore } from "./registration.rules";

export type { Registration } from "./registration.item";

type NewRegistration = Pick<
  Registration,
  "firstName" | "lastName" | "passwordHash" | "wantsNews"
> & {
  /** The user it becomes; without it, a new one. */
  userId?: string;
};

/** Further writes when a registration opens, given its id. */
type Beside = (id: string) => Write[];

/** A registration and the cookie that binds it to its browser. */
export type Opened = { registration: Registration; cookie: string };

const subjectOf = ({ _id }: Registration) => `registration\n${_id}`;

const read = (email: string) => get<RegistrationsItem>(registrationsKey(email));

const waitingIn = (item: RegistrationsItem | undefined) => waiting(item?.list ?? [], now());

const itemOf = (email: string, list: Registration[], version = 1) =>
  toItem(email, list, { version, ttl: endOf(list, now()) });

/** Changes the registrations of an e-mail, and retries when others change them meanwhile. */
function change(email: string, work: (list: Registration[]) => Registration[], ...beside: Write[]) {
  return again(async () => {
    const item = await read(email);
    const list = work(waitingIn(item));
    const next = itemOf(email, list);
    await commit(item ? replace(next, item) : insert(next), ...beside);
    return list;
  }, isStale);
}

/**
 * Opens a registration in a browser, together with other writes. In a browser that opened one
 * before it replaces that one, whose letter under way stays valid.
 */
export async function open(
  email: string,
  given: NewRegistration,
  { cookie, beside }: { cookie: string | undefined; beside: Beside },
): Promise<Opened> {
  const { secret, secretHash } = newSecret();
  const before = await own(email, cookie);
  const _id = before?._id ?? newId("registration");
  const userId = given.userId ?? before?.userId ?? newId("user");
  const registration = { ...given, _id, userId, secretHash, createdAt: now(), code: null };
  const add = (list: Registration[]) => {
    const code = list.find((one) => one._id === _id)?.code ?? null;
    return withOneMore(list, { ...registration, code }, now());
  };
  await change(email, add, ...beside(_id));
  return { registration, cookie: `${_id}.${secret}` };
}

function newSecret() {
  const secret = randomBytes(32).toString("base64url");
  return { secret, secretHash: digest(secret) };
}

/** Binds a registration to another browser, in which its password was just typed. */
export async function rebind(
  email: string,
  { _id }: Registration,
  ...beside: Write[]
): Promise<string> {
  const { secret, secretHash } = newSecret();
  const bound = (one: Registration) => (one._id === _id ? { ...one, secretHash } : one);
  await change(email, (list) => list.map(bound), ...beside);
  return `${_id}.${secret}`;
}

/** The registration of an e-mail that was opened in this browser. */
export async function own(
  email: string,
  cookie: string | undefined,
): Promise<Registration | undefined> {
  return waitingIn(await read(email)).find((one) => isBound(one, cookie));
}

/** The registration of this browser; without its cookie, the newest of the e-mail. */
export async function find(email: string, cookie?: string): Promise<Registration | undefined> {
  const list = waitingIn(await read(email));
  return list.find((one) => isBound(one, cookie)) ?? list.at(-1);
}

/** The registration with that id, or the newest of the e-mail. */
export async function waitingFor(
  email: string,
  id: string | null,
): Promise<Registration | undefined> {
  const list = waitingIn(await read(email));
  return id === null ? list.at(-1) : list.find(({ _id }) => _id === id);
}

function isBound({ _id, secretHash }: Registration, cookie: string | undefined): boolean {
  const [id, secret = "", ...rest] = (cookie ?? "").split(".");
  return id === _id && rest.length === 0 && isSame(digest(secret), secretHash);
}

/** The six digits of a pending registration, for a letter: see `Codes.renewed`. */
export async function codeFor(email: string, id: string): Promise<string | undefined> {
  const renewed = (one: Registration) =>
    one._id === id ? { ...one, code: Codes.renewed(one.code) } : one;
  const list = await change(email, (all) => all.map(renewed));
  const found = list.find(({ _id }) => _id === id);
  return found?.code ? Codes.digits(subjectOf(found), found.code) : undefined;
}

/** A registration whose digits were typed; `own` in the browser that opened it. */
export type Match = {
  registration: Registration;
  own: boolean;
  code: Codes.Code;
  /** The subject of the digits, see `Codes.digits`. */
  subject: string;
};

/**
 * The registration whose code was typed, and whether it is this browser's own. Counts the try on
 * every pending one before comparing; where there is none it reads and writes as much.
 */
export async function match(
  email: string,
  digits: string,
  cookie: string | undefined,
): Promise<Match | undefined> {
  for (const registration of await countTry(email, cookie)) {
    const { code } = registration;
    const [own, subject] = [isBound(registration, cookie), subjectOf(registration)];
    const right = code && (await Codes.equals(subject, code, { digits, own }));
    if (right) return { registration, own, code, subject };
  }
  return undefined;
}

function countTry(email: string, cookie: string | undefined): Promise<Registration[]> {
  const counted = (one: Registration): Registration => ({
    ...one,
    code: one.code && Codes.tried(one.code, isBound(one, cookie)),
  });
  return again(async () => {
    const item = await read(email);
    const list = waitingIn(item).map(counted);
    await commit(item ? replace(itemOf(email, list), item) : put(itemOf("", [])));
    return list;
  }, isStale);
}

/** Ends every registration of an e-mail: part of the commit that opens its account. */
export const endAll = (email: string): Write => removeAny(registrationsKey(email));
