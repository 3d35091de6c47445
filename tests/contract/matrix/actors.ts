import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { at, now } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import { bearerOf } from "@foja/harness/bearer";
import { letIn } from "@foja/harness/members";
import { newTenant } from "@foja/harness/tenant";
import { SignJWT } from "jose";
import { newRealm, type Realm } from "./realm";

/** A caller who asks for a victim's records. */
export type Actor = {
  name: string;
  /** The header of a call; for an actor with a practice, with their current session. */
  authorization(): Promise<string | undefined>;
  /** The refusal of every non-public route, before it looks at the request. */
  refusal?: [status: number, error: string];
  /**
   * Their own practice, if admitted; `renew` proves their second factor again, or makes another
   * practice when a call ended the session.
   */
  realm?: Realm;
  renew?(): Promise<void>;
  /** Opens a new session of the victim, when an administrator's call ended theirs. */
  enter?(): Promise<void>;
  role?: "user" | "admin";
  /** Whether they only make the calls of administrators. */
  onlyAdmin?: boolean;
};

const asItIs = (token: string) => async () => `Bearer ${token}`;

const outsider = (
  name: string,
  authorization: Actor["authorization"],
  error: string,
  status = 401,
): Actor => ({ name, authorization, refusal: [status, error] });

/** Every kind of caller who is not the owner of the requested records, for one victim. */
export async function actorsBefore(victim: Realm, paths: string[]): Promise<Actor[]> {
  const { userId, token } = victim.tenant;
  const person = { _id: userId, role: "USER_ROLE" as const };
  const old = await at(now() - 16 * 60_000, () => Sessions.open(person, "login"));
  await commit(old.write);
  return [
    outsider("no session", async () => undefined, "auth.missing"),
    outsider("forged token", asItIs(await forged(token)), "auth.invalid_token"),
    outsider("expired token", asItIs(old.token), "auth.expired_token"),
    outsider("unverified account", bearerOf(await unverified()), "auth.session_ended"),
    outsider("removed member", bearerOf(await removed(victim)), "auth.session_ended"),
    outsider("deactivated account", bearerOf(await deactivated()), "auth.session_ended"),
    await wrongRole(person),
    await insider("other practice", "user", paths),
    await insider("administrator", "admin", paths),
  ];
}

/** The victim, making administrators' calls; in a new session if one of those ended theirs. */
async function wrongRole(person: { _id: string; role: "USER_ROLE" }): Promise<Actor> {
  const enter = async () => {
    const session = await Sessions.open(person, "login");
    await commit(session.write);
    return session;
  };
  let bearer = bearerOf((await enter()).token);
  return {
    ...outsider("wrong role", () => bearer(), "auth.admin_required", 403),
    onlyAdmin: true,
    enter: async () => {
      const ended = (await Sessions.openOf(person._id)).length === 0;
      if (ended) bearer = bearerOf((await enter()).token);
    },
  };
}

/** The victim's own claims, as an administrator, with another signature. */
async function forged(token: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return new SignJWT({ ...claims, role: "ADMIN_ROLE" })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .sign(Buffer.from("another-secret-of-forty-characters-or-so"));
}

/**
 * The most that an account without a verified code can have: a token signed like Foja's. No sign-in
 * gives it one, and it has no session.
 */
async function unverified(): Promise<string> {
  const email = `sin-codigo-${now()}@ejemplo.com.ar`;
  const user = Users.draft({ email, firstName: "Ana", lastName: "Gil", passwordHash: null });
  await commit(...Users.add(user));
  return (await Sessions.open(user, "login")).token;
}

/** The token of a member of the victim's practice who was removed just now. */
async function removed({ tenant }: Realm): Promise<string> {
  const person = await newTenant();
  const { token } = await letIn(tenant, person, "titular");
  const { status } = await tenant.call("DELETE", `/api/members/${person.userId}`);
  if (status !== 200) throw new Error("a member who could not be removed");
  return token;
}

async function deactivated(): Promise<string> {
  const gone = await newTenant();
  await gone.call("POST", "/api/deactivate-account");
  return gone.token;
}

async function insider(name: string, role: "user" | "admin", paths: string[]): Promise<Actor> {
  const options = { role: role === "admin" ? "ADMIN_ROLE" : "USER_ROLE" } as const;
  const first = await newRealm(paths, "", options);
  let bearer = bearerOf(first.tenant.token);
  const actor: Actor = {
    name,
    role,
    realm: first,
    authorization: () => bearer(),
    renew: async () => {
      const { userId = "", cookie = "" } = actor.realm?.tenant ?? {};
      const [, sessionId = ""] = cookie.split(".");
      if (await Sessions.isAlive(userId, sessionId)) {
        // A proof is good for ten minutes, which the file outlasts on a busy machine.
        await actor.realm?.tenant.as(() => commit(Sessions.prove()));
        return;
      }
      actor.realm = await newRealm(paths, "", options);
      bearer = bearerOf(actor.realm.tenant.token);
    },
  };
  return actor;
}
