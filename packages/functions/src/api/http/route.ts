import { Pace } from "@foja/core/accounts/pace";
import { Sessions } from "@foja/core/accounts/sessions";
import { become, useUser } from "@foja/core/kernel/actor";
import { AppError } from "@foja/core/kernel/error";
import { Audit } from "@foja/core/operations/audit";
import type { Context, MiddlewareHandler } from "hono";
import { type Described, describes, type Principal } from "./described";
import { assertWholeAddress } from "./input";

type Doc = Omit<Described, "principal" | "room" | "body" | "query" | "noBody" | "noQuery"> &
  Required<Pick<Described, "summary" | "answers">>;

/** Declares a route: who may call it, which is checked first, and what it answers. */
export function route(principal: Principal, doc: Doc): MiddlewareHandler {
  const guard: MiddlewareHandler = async (c, next) => {
    if (principal !== "public") await admit(c, principal);
    assertWholeAddress(c);
    if (principal !== "public" && c.req.method !== "GET") await Pace.spendWrite();
    if (principal !== "admin") return next();
    const what = `${c.req.method} ${c.req.routePath}`;
    await Audit.keeping({ what, target: c.req.param() }, async () => {
      await next();
      return endingOf(c);
    });
  };
  return describes(guard, { principal, ...doc });
}

const MISUNDERSTOOD = [400, 413, 415, 422];

function endingOf({ res }: Context) {
  if (res.ok) return "done";
  return MISUNDERSTOOD.includes(res.status) ? "misunderstood" : "refused";
}

async function admit(c: Context, principal: Principal): Promise<void> {
  const [scheme, token] = (c.req.header("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) {
    throw new AppError("auth.missing", "Iniciá sesión para continuar.");
  }
  become(await Sessions.authenticate(token));
  if (principal === "admin" && useUser().role !== "ADMIN_ROLE") {
    throw new AppError("auth.admin_required", "Esta acción es solo para administradores.");
  }
}
