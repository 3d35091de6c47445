import { commit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Passwords } from "../passwords";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { User } from "../users/user.schema";
import type { Login } from "./auth.schema";
import { enter, type SignIn } from "./entry";
import { askCode } from "./letters";

/** The account waits for its code: nobody is let in yet, a code is on its way. */
export type Pending = { needsVerification: true; user: User };

const WRONG = () => new AppError("auth.invalid_credentials", "Credenciales inválidas");

/** Who has this e-mail and this password. Counts the try first, and works as hard for nobody. */
async function recognise({ email, password }: Login): Promise<Users.UserRecord> {
  await Throttle.drip();
  await Throttle.reserve("login", email);
  const user = await Users.findByEmail(email);
  const matches = await Passwords.verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw WRONG();
  return user;
}

/** Lets a person in by e-mail and password. */
export async function login(given: Login): Promise<SignIn | Pending> {
  const user = await recognise(given);
  const forgiven = Throttle.clear("login", given.email);
  if (user.status === "inactive") {
    await commit(forgiven);
    throw new AppError("auth.deactivated", "Esta cuenta ha sido desactivada");
  }
  if (user.status === "pending") {
    await commit(forgiven, askCode("verify", user.email));
    return { needsVerification: true, user: Users.toUser(user) };
  }
  const writes = [forgiven, ...(await rehashed(user, given.password))];
  return enter(user, { origin: "login", remember: given.remember, writes });
}

async function rehashed(user: Users.UserRecord, password: string): Promise<Write[]> {
  if (!user.passwordHash || !Passwords.isOutdated(user.passwordHash)) return [];
  const passwordHash = await Passwords.hashPassword(password);
  return [Users.save(user, { passwordHash })];
}

/** Brings a deactivated account back, by its password, and lets the person in. */
export async function reactivate(given: Login): Promise<SignIn | Pending> {
  const user = await recognise(given);
  if (user.status !== "inactive") return login(given);
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
