import { isKeySecret, keyRefusal } from "@foja/core/accounts/keys/key.rules";
import { Pace } from "@foja/core/accounts/pace";
import { Sessions } from "@foja/core/accounts/sessions";
import { become, context, may, useUser } from "@foja/core/kernel/actor";
import { AppError } from "@foja/core/kernel/error";
import { type Capability, refusalOf } from "@foja/core/kernel/member.rules";
import { Audit } from "@foja/core/operations/audit";
import type { Context, MiddlewareHandler } from "hono";
import { type Described, describes, type Principal } from "./described";
import { assertWholeAddress } from "./input";
import { needsOf } from "./needs";

type Doc = Omit<Described, "principal" | "room" | "body" | "query" | "noBody" | "noQuery"> &
  Required<Pick<Described, "summary" | "answers">>;

/**
 * Declares a route: who may call it, which is checked first, and its responses. `fresh: true` also
 * requires the second factor again, if the account has one and it was not verified recently;
 * `"owner"`, the password if it has none.
 */
export function route(principal: Principal, doc: Doc): MiddlewareHandler {
  const described: Described = { principal, ...doc };
  const guard: MiddlewareHandler = async (c, next) => {
    if (principal !== "public") await admit(c, principal);
    if (principal === "user") assertMay(needsOf(described, c.req.method), doc.ticks ?? false);
    if (doc.fresh) await assertFresh(doc.fresh);
    assertWholeAddress(c);
    const writes = c.req.method !== "GET" && !doc.reads;
    if (principal !== "public" && writes) await Pace.spendWrite();
    const what = `${c.req.method} ${c.req.routePath}`;
    if (!isAudited(what)) return next();
    await Audit.withEntry({ what, target: c.req.param() }, async () => {
      await next();
      return endingOf(c);
    });
  };
  return describes(guard, described);
}

/** Few routes ask for it: the factors are loaded with their first request. */
async function assertFresh(by: true | "owner"): Promise<void> {
  const { Factors } = await import("@foja/core/accounts/factors");
  if (by === "owner") await Factors.requireOwner();
  else await Factors.requireFresh();
}

/**
 * Administrators' requests without an audit entry: reading the entries themselves, and what every
 * screen does with its own session.
 */
const UNAUDITED = new Set([
  "GET /api/admin/audit",
  "GET /api/auth/me",
  "GET /api/sessions",
  "PATCH /api/sessions/current",
  "POST /api/auth/logout",
]);

/** Whether the request leaves an audit entry: it depends on the caller, not on the route. */
function isAudited(what: string): boolean {
  const { actor } = context();
  return actor.type === "user" && actor.role === "ADMIN_ROLE" && !UNAUDITED.has(what);
}

const MISUNDERSTOOD = [400, 413, 415, 422];

function endingOf({ res }: Context) {
  if (res.ok) return "done";
  return MISUNDERSTOOD.includes(res.status) ? "misunderstood" : "refused";
}

/** What a member keeps where the plan has no team: the titular among them may change the plan. */
const WITHOUT_TEAM: readonly Capability[] = ["self", "read", "money", "govern"];

/**
 * Throws `practice.role_missing` unless the acting user has that capability in the practice, and
 * `practice.team_over` for a member who would do more than read and tick off without a team.
 */
function assertMay(capability: Capability, ticks: boolean): void {
  // Own matters stay allowed: enrolling a factor, switching practice, leaving.
  if (capability !== "self" && useUser().lacksFactor) {
    throw new AppError(
      "auth.factor_demanded",
      "Este estudio pide el segundo factor. Activalo para seguir.",
    );
  }
  assertKeyMay(capability);
  if (!may(capability)) throw new AppError("practice.role_missing", refusalOf(capability));
  if (useUser().teamOver && !ticks && !WITHOUT_TEAM.includes(capability)) {
    throw new AppError(
      "practice.team_over",
      "El plan de este estudio no incluye equipo: podés leer, tildar y recibir avisos, pero no cargar ni cambiar nada.",
    );
  }
}

/** Who acts by a key. Programs are few beside people: what knows keys is loaded with their first. */
const keyed = async (secret: string) =>
  (await import("@foja/core/accounts/keys")).Keys.authenticate(secret);

/** Throws `key.person_only` or `key.read_only` where a program's key does not reach. */
function assertKeyMay(capability: Capability): void {
  const { program } = useUser();
  const refusal = program && keyRefusal(program.scopes, capability);
  if (refusal) throw new AppError(refusal, KEY_REFUSALS[refusal]);
}

const KEY_REFUSALS = {
  "key.person_only": "Eso lo hace una persona con su sesión: una clave de programa no alcanza.",
  "key.read_only": "Esta clave es de lectura: no deja cambiar nada.",
} as const;

async function admit(c: Context, principal: Principal): Promise<void> {
  const [scheme, token] = (c.req.header("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) {
    throw new AppError("auth.missing", "Iniciá sesión para continuar.");
  }
  become(await (isKeySecret(token) ? keyed(token) : Sessions.authenticate(token)));
  if (principal === "admin" && useUser().role !== "ADMIN_ROLE") {
    throw new AppError("auth.admin_required", "Esta acción es solo para administradores.");
  }
}
