import { context, useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Outbox } from "../../kernel/outbox";
import { isMacOf, macOf } from "../../kernel/secrets";
import { Codes } from "../codes";
import { Factors } from "../factors";
import { Registrations } from "../registrations";
import { Sessions } from "../sessions";
import { Throttle } from "../throttle";
import { Users } from "../users";
import type { User } from "../users/user.schema";
import type { VerifyCode } from "./auth.schema";
import { askReset } from "./letters";

/**
 * A letter about a change of the account's e-mail: the code to the new address, or the notice to the
 * former one, with where the change came from and when (UTC ISO).
 */
export type EmailErrand =
  | { kind: "newEmail"; userId: string; email: string }
  | { kind: "formerEmail"; userId: string; device: string; address: string; at: string };

/** Ten addresses in a row, and one more each hour: each gets a letter from Foja. */
const ADDRESSES = { size: 10, refillMs: 3600_000 };

/**
 * Mails a code to the address to which the signed-in person wants to change. Throws `email.own`,
 * `user.exists`, and `email.changed_lately` within seven days of another change.
 */
export async function askEmail(email: string): Promise<void> {
  const user = await Users.current();
  assertMayChange(user, email);
  await Throttle.takeFrom("own-email", user._id, ADDRESSES);
  if (await Users.findByEmail(email)) throw Users.emailTaken();
  await commit(Outbox.ask<EmailErrand>({ kind: "newEmail", userId: user._id, email }));
}

function assertMayChange(user: Users.UserRecord, email: string): void {
  if (user.email === email) {
    throw invalid("email", "E-mail: es el que ya tiene tu cuenta.", "email.own");
  }
  if (Users.mayGoBack(user)) {
    throw new AppError(
      "email.changed_lately",
      "Cambiaste tu e-mail hace menos de siete días. Mientras se pueda deshacer no se cambia otra vez.",
    );
  }
}

/**
 * Changes the signed-in person's e-mail with the code that was mailed to the new one, ends their
 * other sessions, and tells the former address. Throws `auth.invalid_code`, `user.exists`,
 * `email.changed_lately`.
 */
export async function confirmEmail({ email, code }: VerifyCode): Promise<User> {
  const { sessionId } = useUser();
  const user = await Users.current();
  assertMayChange(user, email);
  const spend = await Codes.check(user._id, "email", { digits: code, own: true }, email);
  const { writes, changes } = Users.planMove(user, email);
  const { userAgent, address } = context();
  const device = Sessions.describeDevice(userAgent);
  const notice = { userId: user._id, device, address, at: nowIso() };
  const all = [
    spend,
    ...writes,
    Users.save(user, changes),
    Registrations.endAll(email),
    Outbox.ask<EmailErrand>({ kind: "formerEmail", ...notice }),
  ];
  await Sessions.endAllWith(all, user._id, sessionId);
  return Users.toUser({ ...user, ...changes, updatedAt: nowIso(), version: user.version + 1 });
}

/**
 * The token with which the former address of a person changes back: their id, and a MAC of that very
 * change. Undefined where there is nothing to change back.
 */
export async function undoTokenOf(user: Users.UserRecord): Promise<string | undefined> {
  if (!Users.mayGoBack(user)) return undefined;
  return `${user._id}-${(await macOf(signed(user))).toString("base64url")}`;
}

type Moved = Parameters<typeof Users.goingBack>[0];

const signed = ({ _id, formerEmail: { address, at } }: Moved): string =>
  `former email\n${_id}\n${address}\n${at}`;

/**
 * Gives an account back the address it had within the last seven days: whoever reads its mail is the
 * owner. Ends every session, takes off the password, the second factors and the Google identity that
 * came since, and mails a code to choose a new password. Returns the address. Throws
 * `email.undo_over`, the same for a wrong, used and ended link.
 */
export async function undoEmail(token: string): Promise<string> {
  await Throttle.drip();
  const [, userId = "", secret = ""] = TOKEN.exec(token) ?? [];
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (!user || !Users.mayGoBack(user) || !(await isMacOf(signed(user), secret))) throw over();
  const { writes, changes } = Users.goingBack(user);
  const removing = await Factors.planRemoval(user);
  const email = changes.email;
  const all = [
    ...writes,
    Users.save(user, { ...changes, ...removing.account }),
    ...removing.writes,
    Throttle.clear("login", email),
    askReset(email),
  ];
  await Sessions.endAllWith(all, user._id);
  return email;
}

/** The person and the secret: ids have no hyphens. */
const TOKEN = /^(\w+)-([\w-]+)$/;

const over = () =>
  new AppError(
    "email.undo_over",
    "Este enlace ya no sirve: se usó, o pasaron siete días desde el cambio. Si no podés entrar a tu cuenta, escribinos a soporte.",
  );
