import { commit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Devices } from "../devices";
import { Passwords } from "../passwords";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { Login } from "./auth.schema";
import { type Browser, enter, type NeedsFactor, type SignIn } from "./entry";
import { askVerification } from "./letters";
import { type Pending, pend, userOf } from "./register";

const WRONG = () => new AppError("auth.invalid_credentials", "Credenciales inválidas");

/**
 * The account or registration of an e-mail and password, and the write that clears its failures.
 */
type Recognised = { forgiven: Write } & (
  | { user: Users.UserRecord }
  | { registration: Registrations.Registration }
);

/**
 * Returns the account, or the registration, of an e-mail and its password. Counts the try first,
 * separately for known devices; reads and hashes as much when there is no account.
 */
async function recognise({ email, password }: Login, browser: Browser): Promise<Recognised> {
  await Throttle.drip();
  const user = await Users.findByEmail(email);
  const tried = Throttle.from(email, await Devices.recognise(user, browser.device));
  await Throttle.reserve("login", tried);
  const registration = await Registrations.find(email, browser.registration);
  const opened = user && user.status !== "pending";
  const { passwordHash = null } = (opened ? user : (registration ?? user)) ?? {};
  if (!(await Passwords.verifyPassword(passwordHash, password))) throw WRONG();
  const forgiven = Throttle.clear("login", tried);
  if (!opened && registration) return { registration, forgiven };
  return user ? { user, forgiven } : Promise.reject(WRONG());
}

/**
 * Signs a person in by e-mail and password. If their code is still pending, sends it again and
 * binds the registration to this browser.
 */
export async function login(given: Login, browser: Browser): Promise<Entry> {
  return admit(given, await recognise(given, browser), browser);
}

/** The result of a right password. */
type Entry = SignIn | Pending | NeedsFactor;

async function admit(given: Login, found: Recognised, browser: Browser): Promise<Entry> {
  const { email } = given;
  const { forgiven } = found;
  if ("registration" in found) {
    const { registration } = found;
    const letter = askVerification(email, registration._id);
    const bound = await Registrations.rebind(email, registration, forgiven, letter);
    return { needsVerification: true, user: userOf(email, registration), registration: bound };
  }
  const { user } = found;
  if (user.status === "active") return enterBy(given, user, forgiven, browser);
  await commit(forgiven);
  if (user.status === "inactive") {
    throw new AppError("auth.deactivated", "Esta cuenta ha sido desactivada");
  }
  const { firstName, lastName, _id, passwordHash } = user;
  return pend(email, { firstName, lastName, userId: _id, passwordHash: passwordHash ?? "" });
}

/**
 * Signs in on condition that the account is unchanged, so that a password changed meanwhile lets
 * nobody in; or saves a new hash if the stored one is outdated.
 */
async function enterBy(
  given: Login,
  user: Users.UserRecord,
  forgiven: Write,
  browser: Browser,
): Promise<SignIn | NeedsFactor> {
  const how = { origin: "login" as const, remember: given.remember };
  if (!user.passwordHash || !Passwords.isOutdated(user.passwordHash)) {
    return enter(user, { ...how, writes: [forgiven, Users.stays(user, WRONG)] }, browser);
  }
  const passwordHash = await Passwords.hashPassword(given.password);
  const writes = [forgiven, Users.save(user, { passwordHash })];
  return enter({ ...user, passwordHash }, { ...how, writes }, browser);
}

/**
 * Reactivates an account by its password and signs the person in. One with a second factor is
 * reactivated once that is proved.
 */
export async function reactivate(given: Login, browser: Browser): Promise<Entry> {
  const found = await recognise(given, browser);
  if (!("user" in found) || found.user.status !== "inactive") return admit(given, found, browser);
  const { user, forgiven } = found;
  const active = { ...user, status: "active" as const };
  const writes = [forgiven, Users.save(user, active)];
  const before = [forgiven, Users.stays(user, WRONG)];
  const how = { origin: "reactivate", remember: given.remember, writes, before } as const;
  return enter(active, how, browser);
}

/** Deactivates the account: it can be reactivated, and every session ends. */
export async function deactivate(): Promise<void> {
  const user = await Users.current();
  await Sessions.endAllWith([Users.save(user, { status: "inactive" })], user._id);
}
