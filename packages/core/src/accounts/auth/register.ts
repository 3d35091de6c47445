import { Plans } from "../../billing/plans";
import { commit, isStale, type Write } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import { Codes } from "../codes";
import { Passwords } from "../passwords";
import { Registrations } from "../registrations";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { RegisterUser, User } from "../users/user.schema";
import type { VerifyCode } from "./auth.schema";
import { type Browser, open as openSession, type SignIn } from "./entry";
import { askVerification } from "./letters";

/** An account waiting for its code, and the cookie its browser needs to open it. */
export type Pending = { needsVerification: true; user: User; registration: string };

/**
 * The address was verified in another browser: the person chooses a password with the same code.
 */
export type Unbound = { needsPassword: true };

/**
 * Opens a registration in this browser, with its own password: one of another browser for the same
 * e-mail is left unchanged. Throws `user.exists` where a verified account has the e-mail.
 */
export async function register(given: RegisterUser, browser: Browser): Promise<Pending> {
  await Throttle.drip();
  const { email, firstName, lastName, wantsNews = false } = given;
  await Passwords.assertStrong(given.password, [email, firstName, lastName]);
  const passwordHash = await Passwords.hashPassword(given.password);
  const known = await Users.findByEmail(email);
  if (known && known.status !== "pending") throw Users.emailTaken();
  const draft = { firstName, lastName, passwordHash, wantsNews, userId: known?._id };
  return pend(email, draft, browser);
}

type RegistrationDraft = Parameters<typeof Registrations.open>[1];

/** Opens a registration and requests its letter. */
export async function pend(
  email: string,
  given: RegistrationDraft,
  browser: Browser = {},
): Promise<Pending> {
  const { registration, cookie } = await Registrations.open(email, given, {
    cookie: browser.registration,
    beside: (id) => [askVerification(email, id)],
  });
  return { needsVerification: true, user: userOf(email, registration), registration: cookie };
}

/** The user that a registration will become, as answered before the code is typed. */
export const userOf = (email: string, registration: Registrations.Registration): User =>
  Users.toUser(drafted(email, registration));

const drafted = (email: string, registration: Registrations.Registration) =>
  Users.draft({
    _id: registration.userId,
    email,
    firstName: registration.firstName,
    lastName: registration.lastName,
    passwordHash: registration.passwordHash,
  });

/** Sends the code again, if one is pending. The answer does not depend on the address. */
export async function resendCode(email: string, browser: Browser): Promise<void> {
  await Throttle.drip();
  const registration = await Registrations.find(email, browser.registration);
  await commit(askVerification(email, registration?._id ?? null));
}

/**
 * Opens the account whose code was typed, and ends the other registrations of its e-mail. In the
 * browser that registered it signs the person in, with the password typed there. In any other the
 * code only proves the address: the account has no password until one is chosen with it.
 */
export async function verifyCode(
  { email, code }: VerifyCode,
  browser: Browser,
): Promise<SignIn | Unbound> {
  await Throttle.drip();
  const own = await Registrations.own(email, browser.registration);
  const tried = Throttle.from(email, own?._id);
  await Throttle.reserve("verify", tried);
  const match = await Registrations.match(email, code, browser.registration);
  const known = await Users.findByEmail(email);
  if (!match || (known && known.status !== "pending")) throw Codes.notValid();
  return open(match, { email, known, forgiven: Throttle.clear("verify", tried) }).catch((error) => {
    // Of two concurrent requests the second finds the account open.
    const opened = hasCode(error, "user.exists");
    throw opened || isStale(error) ? Codes.notValid() : error;
  });
}

/** Opens a practice's account, on the terms of today for new ones. */
const openPlan = async (userId: string) => Plans.open(userId, await Plans.openingTerms());

/**
 * The writes that make somebody's account active: a new one with its plan, or the one that was
 * `pending`. They end the other registrations of its e-mail.
 */
export const activate = async (
  user: Users.UserRecord,
  pending: Users.UserRecord | undefined,
): Promise<Write[]> => [
  ...(pending ? [Users.save(pending, user)] : [...Users.add(user), ...(await openPlan(user._id))]),
  Registrations.endAll(user.email),
];

type Place = { email: string; known: Users.UserRecord | undefined; forgiven: Write };

async function open(
  { registration, own, code, subject }: Registrations.Match,
  { email, known: pending, forgiven }: Place,
): Promise<SignIn | Unbound> {
  const draft = drafted(email, registration);
  const { firstName, lastName } = draft;
  const passwordHash = own ? draft.passwordHash : null;
  // A stranger may have ticked the box of a registration from another browser.
  const newsSince =
    own && registration.wantsNews ? new Date(registration.createdAt).toISOString() : null;
  const opened = { firstName, lastName, passwordHash, newsSince, status: "active" as const };
  const user = { ...(pending ?? draft), ...opened };
  const writes = [...(await activate(user, pending)), forgiven];
  if (own) {
    // A newly opened account has no second factor yet.
    return openSession(user, { origin: "verify", writes });
  }
  await commit(...writes, Codes.carryOver(user._id, "reset", subject, code));
  return { needsPassword: true };
}
