import { Causas } from "@foja/core/courts/causas";
import {
  breakdown,
  causa,
  judicialMovement,
  linkedFolder,
  listCausas,
  listMovimientos,
  listSeen,
  movimiento,
  run,
  system,
  worker,
} from "@foja/core/courts/causas/causa.schema";
import { AppError } from "@foja/core/kernel/error";
import { pagination } from "@foja/core/kernel/fields.schema";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const paged = { nextCursor: z.string().optional() };

/** The API of the courts' cases, which has a host of its own. */
export const causaRoutes = new Hono()
  .get(
    "/api/causas/verified",
    route("admin", {
      summary: "Los expedientes verificados, con cuántos hay por fuero",
      answers: { 200: success.extend({ causas: z.array(causa), breakdown, ...paged }) },
    }),
    query(listCausas),
    async (c) =>
      c.json({ success: true as const, ...(await Causas.verified(c.req.valid("query"))) }),
  )
  .get(
    "/api/causas/:fuero/:id/movimientos",
    route("user", {
      summary: "Los movimientos de un expediente vinculado, por páginas numeradas",
      answers: { 200: success.extend({ movimientos: z.array(movimiento), pagination }) },
    }),
    query(listMovimientos),
    async (c) => {
      const { fuero, id } = c.req.param();
      const found = await Causas.movimientos(fuero, id, c.req.valid("query"));
      return c.json({ success: true as const, ...found });
    },
  )
  .delete(
    "/api/causas/:fuero/:id",
    route("admin", {
      summary: "Olvidar un expediente: nadie queda vinculado con él; lo que llegó, queda",
      answers: { 200: done },
    }),
    async (c) => {
      const { fuero, id } = c.req.param();
      await Causas.remove(fuero, id);
      return c.json(ok("Expediente eliminado."));
    },
  );

function portalIn(text: string) {
  const named = system.safeParse(text);
  if (named.success) return named.data;
  throw new AppError("causa.not_found", "No conocemos ese portal.");
}

/** What who keeps the portals sees and does. */
export const courtAdminRoutes = new Hono()
  .get(
    "/api/admin/causas/folders",
    route("admin", {
      summary: "Las causas de los estudios vinculadas con un expediente, las últimas primero",
      answers: { 200: success.extend({ folders: z.array(linkedFolder), ...paged }) },
    }),
    query(listCausas),
    async (c) =>
      c.json({ success: true as const, ...(await Causas.linkedFolders(c.req.valid("query"))) }),
  )
  .get(
    "/api/admin/causas/movements",
    route("admin", {
      summary: "Los movimientos que se vieron por primera vez en un mes, los últimos primero",
      answers: { 200: success.extend({ movements: z.array(judicialMovement), ...paged }) },
    }),
    query(listSeen),
    async (c) => {
      const { month, ...paging } = c.req.valid("query");
      return c.json({ success: true as const, ...(await Causas.seen(month, paging)) });
    },
  )
  .get(
    "/api/admin/workers",
    route("admin", {
      summary: "Cómo anda cada portal y qué hicieron sus últimas vueltas",
      answers: { 200: success.extend({ workers: z.array(worker) }) },
    }),
    async (c) => c.json({ success: true as const, workers: await Causas.workers() }),
  )
  .post(
    "/api/admin/workers/:system/run",
    route("admin", {
      summary: "Dar ahora una vuelta por un portal",
      answers: { 200: success.extend({ run }) },
    }),
    async (c) => {
      const done = await Causas.runNow(portalIn(c.req.param("system")));
      return c.json({ success: true as const, run: done });
    },
  );
