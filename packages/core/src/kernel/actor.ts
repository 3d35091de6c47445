import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./error";
import { type Capability, can, type MemberRole } from "./member.rules";

export const ROLES = ["USER_ROLE", "ADMIN_ROLE"] as const;
export type Role = (typeof ROLES)[number];

/** Who acts. A user acts for one owner, their own practice or one they belong to, as a `member` of it. */
export type Actor =
  | { type: "public" }
  | {
      type: "user";
      userId: string;
      ownerId: string;
      sessionId: string;
      role: Role;
      member: MemberRole;
      /** The reserved cases of the practice that are kept from them: see `dynamo/reserved`. */
      hidden: ReadonlySet<string>;
      /** The practice demands a second factor, and they have none: they reach what is their own. */
      lacksFactor?: boolean;
    }
  | { type: "system" };

/** What surrounds one request: who acts, from where, and the thread that ties its log lines. */
export type Context = {
  actor: Actor;
  requestId: string;
  /** Source address as the platform saw it, never a header the client can write. */
  address: string;
  userAgent: string;
  /** The claim of a repeatable request, while it runs: see `idempotency/`. */
  claim?: { key: string; claimedAt: number };
};

const storage = new AsyncLocalStorage<Context>();

const NOBODY: Context = { actor: { type: "public" }, requestId: "-", address: "-", userAgent: "-" };

export function withContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** Does work of the system itself: a job, a consumer. `requestId` ties its log lines together. */
export const asSystem = <T>(requestId: string, work: () => T): T =>
  withContext({ ...NOBODY, actor: { type: "system" }, requestId }, work);

/** The session of a job inside a practice. */
const NO_SESSION = "-";

const NOTHING: ReadonlySet<string> = new Set();

/** A practice that acts by itself: as its own person, without a session. */
const itself = (ownerId: string, hidden = NOTHING): Actor => ({
  type: "user",
  ...{ userId: ownerId, ownerId, sessionId: NO_SESSION, role: "USER_ROLE", member: "titular" },
  hidden,
});

/** The cases that are kept from who acts; none from the system. */
export function hiddenNow(): ReadonlySet<string> {
  const { actor } = context();
  return actor.type === "user" ? actor.hidden : NOTHING;
}

/** Does work of the signed-in person on what is kept from them too, to record it or to notify others. */
export const seeingAll = <T>(work: () => T): T =>
  withContext({ ...context(), actor: { ...useUser(), hidden: NOTHING } }, work);

/**
 * Does work of the system inside one practice: a job has no session, but its records an owner.
 * `hidden` are the cases that are not there for it: see `seen-by`.
 */
export function inPractice<T>(ownerId: string, work: () => T, hidden = NOTHING): T {
  const surroundings = context();
  if (surroundings.actor.type !== "system") throw new Error("only the system goes into a practice");
  return withContext({ ...surroundings, actor: itself(ownerId, hidden) }, work);
}

/**
 * Does for a visitor what a practice offers to anybody: `ownerId` is the practice whose page they use,
 * never one that they name.
 */
export const forPractice = <T>(ownerId: string, work: () => T, hidden = NOTHING): T =>
  withContext({ ...context(), actor: itself(ownerId, hidden) }, work);

export function context(): Context {
  return storage.getStore() ?? NOBODY;
}

/** Names who acts for the rest of this request, once the token has been verified. */
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

/** The person who acts; null where the system acts by itself. */
export function whoActs(): string | null {
  const { actor } = context();
  return actor.type === "user" && actor.sessionId !== NO_SESSION ? actor.userId : null;
}

/** The practice whose records this request may touch: it comes from the token and nowhere else. */
export function useOwner(): string {
  return useUser().ownerId;
}

/** Whether who acts may do that in the practice they act for. */
export const may = (capability: Capability): boolean => can(useUser().member, capability);

/**
 * Checks that a `{userId}` in an address is the actor's own or that of the practice they act in, which
 * mean the same; administrators too. A command works on the practice of who acts, so with any other it
 * would change the wrong one. Throws `auth.forbidden`.
 */
export function assertSelf(userId: string): void {
  if (useUser().ownerId !== userId) assertPerson(userId);
}

/** A person whom an address names must be who acts, not their practice. Throws `auth.forbidden`. */
export function assertPerson(userId: string): void {
  if (useUser().userId !== userId) {
    throw new AppError("auth.forbidden", "No tenés permiso para ver los datos de otra persona.");
  }
}
