import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./error";
import { type Capability, can, type MemberRole } from "./member.rules";

export const ROLES = ["USER_ROLE", "ADMIN_ROLE"] as const;
export type Role = (typeof ROLES)[number];

/** Who acts. A user acts for one owner: their own practice, or one they are a `member` of. */
export type Actor =
  | { type: "public" }
  | {
      type: "user";
      userId: string;
      ownerId: string;
      sessionId: string;
      role: Role;
      member: MemberRole;
      /**
       * The ids of the practice's reserved cases that this user may not see: see `dynamo/reserved`.
       */
      hidden: ReadonlySet<string>;
      /**
       * The practice demands a second factor and the user has none: only their own data is
       * reachable.
       */
      lacksFactor?: boolean;
      /** The key by which a program acts for the user, its name, and what the key may do. */
      program?: { keyId: string; name: string; scopes: readonly ("read" | "write")[] };
      /** The practice's plan has no team any more: its members only read and tick off. */
      teamOver?: boolean;
      /** What holds for every member of the practice, as its session's read found it. */
      access?: { factorDemanded: boolean; teamUntil: string | null };
    }
  | { type: "system" };

/** The context of one request: who acts, from where, and the request id shared by its log lines. */
export type Context = {
  actor: Actor;
  requestId: string;
  /** Source address as the platform reports it, never a header that the client can write. */
  address: string;
  userAgent: string;
  /** The claim on the idempotency key while a repeatable request runs: see `idempotency/`. */
  claim?: { key: string; claimedAt: number };
};

const storage = new AsyncLocalStorage<Context>();

const NOBODY: Context = { actor: { type: "public" }, requestId: "-", address: "-", userAgent: "-" };

export function withContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** Runs work of the system itself: a job, a consumer. `requestId` is shared by its log lines. */
export const asSystem = <T>(requestId: string, work: () => T): T =>
  withContext({ ...NOBODY, actor: { type: "system" }, requestId }, work);

/** The session id of a job that runs inside a practice. */
const NO_SESSION = "-";

const NOTHING: ReadonlySet<string> = new Set();

/** A practice acting by itself: as its own titular, without a session. */
const itself = (ownerId: string, hidden = NOTHING): Actor => ({
  type: "user",
  ...{ userId: ownerId, ownerId, sessionId: NO_SESSION, role: "USER_ROLE", member: "titular" },
  hidden,
});

/** The cases that the actor may not see; none for the system. */
export function hiddenNow(): ReadonlySet<string> {
  const { actor } = context();
  return actor.type === "user" ? actor.hidden : NOTHING;
}

/** Runs work of the signed-in person on hidden cases too, to record it or to notify others. */
export const seeingAll = <T>(work: () => T): T =>
  withContext({ ...context(), actor: { ...useUser(), hidden: NOTHING } }, work);

/**
 * Runs work of the system inside one practice: a job has no session, but its records have an owner.
 * `hidden` are the ids of the cases it must not see: see `seen-by`.
 */
export function inPractice<T>(ownerId: string, work: () => T, hidden = NOTHING): T {
  const surroundings = context();
  if (surroundings.actor.type !== "system") throw new Error("only the system goes into a practice");
  return withContext({ ...surroundings, actor: itself(ownerId, hidden) }, work);
}

/**
 * Runs for a visitor what a practice offers to the public. `ownerId` is the practice whose page
 * they use, never one that they name.
 */
export const forPractice = <T>(ownerId: string, work: () => T, hidden = NOTHING): T =>
  withContext({ ...context(), actor: itself(ownerId, hidden) }, work);

export function context(): Context {
  return storage.getStore() ?? NOBODY;
}

/** Sets who acts for the rest of this request, once the token has been verified. */
export function become(actor: Actor): void {
  const current = storage.getStore();
  if (!current) throw new Error("become() outside a context");
  current.actor = actor;
}

/** The signed-in user. Throws `auth.missing` for anyone else. */
export function useUser() {
  const { actor } = context();
  if (actor.type !== "user") throw new AppError("auth.missing", "Iniciá sesión para continuar.");
  return actor;
}

/** The id of the person who acts; null where the system acts by itself. */
export function whoActs(): string | null {
  const { actor } = context();
  return actor.type === "user" && actor.sessionId !== NO_SESSION ? actor.userId : null;
}

/** The practice whose records this request may read and change, taken from the token only. */
export function useOwner(): string {
  return useUser().ownerId;
}

/** Whether the actor's role has that capability in the practice they act for. */
export const may = (capability: Capability): boolean => can(useUser().member, capability);

/**
 * Checks that a `{userId}` in a path is the actor or the practice they act in, which mean the same;
 * administrators too. Commands always work on the actor's practice, so any other id would change
 * the wrong one. Throws `auth.forbidden`.
 */
export function assertSelf(userId: string): void {
  if (useUser().ownerId !== userId) assertPerson(userId);
}

/** Checks that a `{userId}` in a path is the actor, not their practice. Throws `auth.forbidden`. */
export function assertPerson(userId: string): void {
  if (useUser().userId !== userId) {
    throw new AppError("auth.forbidden", "No tenés permiso para ver los datos de otra persona.");
  }
}
