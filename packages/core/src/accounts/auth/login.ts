import { commit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Passwords } from "../passwords";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { Login } from "./auth.schema";
import { enter, type SignIn } from "./entry";
import { askVerification } from "./letters";
import { type Pending, pend, userOf } from "./register";

const WRONG = () => new AppError("auth.invalid_credentials", "Credenciales inválidas");

type Recognised = { user: Users.UserRecord } | { registration: Registrations.Registration };

/**
 * The account, or the registration, of an e-mail and its password. Counts the try first; reads and
 * hashes as much for nobody as for anybody.
 */
async function recognise(
  { email, password }: Login,
  cookie: string | undefined,
): Promise<Recognised> {
  await Throttle.drip();
  await Throttle.reserve("login", email);
  const user = await Users.findByEmail(email);
  const registration = await Registrations.find(email, cookie);
  const opened = user && user.status !== "pending";
  const { passwordHash = null } = (opened ? user : (registration ?? user)) ?? {};
  if (!(await Passwords.verifyPassword(passwordHash, password))) throw WRONG();
  if (!opened && registration) return { registration };
  return user ? { user } : Promise.reject(WRONG());
}

/**
 * Lets a person in by e-mail and password. One whose code is still missing gets a letter, and this
 * browser the right to open the account with it.
 */
export async function login(given: Login, cookie?: string): Promise<SignIn | Pending> {
  return admit(given, await recognise(given, cookie));
}

async function admit(given: Login, found: Recognised): Promise<SignIn | Pending> {
  const { email } = given;
  const forgiven = Throttle.clear("login", email);
  if ("registration" in found) {
    const { registration } = found;
    const letter = askVerification(email, registration._id);
    const bound = await Registrations.rebind(email, registration, forgiven, letter);
    return { needsVerification: true, user: userOf(email, registration), cookie: bound };
  }
  const { user } = found;
  if (user.status === "inactive") {
    await commit(forgiven);
    throw new AppError("auth.deactivated", "Esta cuenta ha sido desactivada");
  }
  if (user.status === "pending") {
    await commit(forgiven);
    const { firstName, lastName, _id, passwordHash } = user;
    return pend(email, { firstName, lastName, userId: _id, passwordHash: passwordHash ?? "" });
  }
  const writes = [forgiven, await keeping(user, given.password)];
  return enter(user, { origin: "login", remember: given.remember, writes });
}

/**
 * Demands that the account is still the one that was recognised, so that a password changed in this
 * very moment lets nobody in; or saves it with a new hash, where the one it has is outdated.
 */
async function keeping(user: Users.UserRecord, password: string): Promise<Write> {
  if (!user.passwordHash || !Passwords.isOutdated(user.passwordHash)) {
    return Users.stays(user, WRONG);
  }
  return Users.save(user, { passwordHash: await Passwords.hashPassword(password) });
}

/** Brings a deactivated account back, by its password, and lets the person in. */
export async function reactivate(given: Login, cookie?: string): Promise<SignIn | Pending> {
  const found = await recognise(given, cookie);
  if (!("user" in found) || found.user.status !== "inactive") return admit(given, found);
  const { user } = found;
  const active = { ...user, status: "active" as const };
  const writes = [Throttle.clear("login", given.email), Users.save(user, active)];
  const entered = { ...active, version: user.version + 1 };
  return enter(entered, { origin: "reactivate", remember: given.remember, writes });
}

/** Closes the account for now: it can be brought back, and every session ends. */
export async function deactivate(): Promise<void> {
  const user = await Users.current();
  await commit(Users.save(user, { status: "inactive" }));
  await Sessions.endAll(user._id);
}
