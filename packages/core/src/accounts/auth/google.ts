import { Plans } from "../../billing/plans";
import { insert, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { type GoogleIdentity, verifyGoogleToken } from "../../kernel/ports/google";
import { Registrations } from "../registrations";
import { Throttle } from "../throttle";
import { Users } from "../users";
import { type Browser, enter, type NeedsFactor, type SignIn } from "./entry";
import { toSpent } from "./google-token.item";

/** The configuration of the sign-in button. An empty `clientId` means it is not offered. */
export function googleConfiguration() {
  const { GOOGLE_CLIENT_ID, GOOGLE_AUTH_URL } = env();
  return { clientId: GOOGLE_CLIENT_ID, authUrl: GOOGLE_AUTH_URL };
}

/**
 * Signs a person in by a Google ID token: identity is Google's `sub`, never the e-mail. A token
 * works once.
 */
export async function loginWithGoogle(
  given: { token: string; remember?: boolean },
  browser: Browser,
): Promise<SignIn | NeedsFactor> {
  await Throttle.drip();
  const identity = await verifyGoogleToken(given.token);
  const known = await Users.findByGoogle(identity.sub);
  const { user, writes } = known
    ? { user: known, writes: [Users.stays(known, rejected)] }
    : await acquaint(identity);
  if (user.status === "inactive") {
    throw new AppError("auth.deactivated", "Esta cuenta ha sido desactivada");
  }
  const once = insert(toSpent(given.token, identity.exp), rejected);
  const { remember } = given;
  return enter(user, { origin: "google", remember, writes: [...writes, once] }, browser);
}

const rejected = () =>
  new AppError("auth.google_rejected", "Ese ingreso ya no vale. Volvé a ingresar con Google.");

type Acquaintance = { user: Users.UserRecord; writes: Write[] };

/**
 * Handles a Google identity seen for the first time: a new account, or one that surely is theirs.
 */
async function acquaint(identity: GoogleIdentity): Promise<Acquaintance> {
  if (!identity.email_verified) {
    throw new AppError("auth.google_rejected", "Google no verificó el e-mail de esa cuenta.");
  }
  const standing = await Users.findByEmail(identity.email);
  const { user, writes } = standing ? link(standing, identity) : await create(identity);
  return { user, writes: [...writes, Registrations.endAll(identity.email)] };
}

async function create(identity: GoogleIdentity): Promise<Acquaintance> {
  const user = Users.draft({
    email: identity.email,
    firstName: identity.given_name ?? identity.name ?? "",
    lastName: identity.family_name ?? "",
    passwordHash: null,
    googleSub: identity.sub,
    picture: identity.picture,
    status: "active",
  });
  const terms = await Plans.openingTerms();
  return { user, writes: [...Users.add(user), ...Plans.open(user._id, terms)] };
}

function link(standing: Users.UserRecord, identity: GoogleIdentity): Acquaintance {
  if (standing.googleSub || !isAuthoritative(identity)) {
    throw new AppError(
      "auth.google_conflict",
      "Ya hay una cuenta con ese e-mail. Ingresá con tu contraseña.",
    );
  }
  // An unverified account may have a stranger's password, so it is removed.
  const passwordHash = standing.status === "pending" ? null : standing.passwordHash;
  const status = standing.status === "pending" ? "active" : standing.status;
  const changes = { googleSub: identity.sub, passwordHash, status } as const;
  const writes = [Users.linkGoogle(standing._id, identity.sub), Users.save(standing, changes)];
  return { user: { ...standing, ...changes }, writes };
}

// Google is authoritative for addresses it hosts; it may have checked any other years ago.
const isAuthoritative = ({ email, hd }: GoogleIdentity) =>
  email.endsWith("@gmail.com") || (hd !== undefined && email.endsWith(`@${hd.toLowerCase()}`));
