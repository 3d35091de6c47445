import type { PortalId } from "@foja/core/kernel/ports/court";
import type { Context } from "hono";
import type { Fault, Faults } from "./faults";

export const refuse = (status: number, error: string) => Response.json({ error }, { status });

type Work = (c: Context, fault: Fault) => Response;

/** Wraps the responses of a portal: applies its fault, then checks the caller's key. */
export function guarded(portal: PortalId, key: string, faults: Faults) {
  return (work: Work) => async (c: Context) => {
    const fault = await faults.take(portal);
    if (fault.malformed) return c.text("<html>Fuera de servicio</html>", 200);
    if (fault.status) return refuse(fault.status, "falla");
    if (c.req.header("authorization") !== `Bearer ${key}`) return refuse(401, "clave");
    return work(c, fault);
  };
}
