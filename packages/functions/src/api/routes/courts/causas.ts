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
import { answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** The API of court files, which a deployment also serves from its own host. */
export const causaRoutes = new Hono()
  .get(
    "/api/causas/verified",
    route("admin", {
      summary: "List the verified court files, with how many there are by kind of court",
      answers: { 200: pageOf("causas", causa).extend({ breakdown }) },
    }),
    query(listCausas),
    async (c) => answerWith(c, await Causas.verified(c.req.valid("query"))),
  )
  .get(
    "/api/causas/:fuero/:id/movimientos",
    route("user", {
      summary: "List the movements of a linked court file in numbered pages",
      answers: { 200: success.extend({ movimientos: z.array(movimiento), pagination }) },
    }),
    query(listMovimientos),
    async (c) => {
      const { fuero, id } = c.req.param();
      const found = await Causas.movimientos(fuero, id, c.req.valid("query"));
      return answerWith(c, found);
    },
  )
  .delete(
    "/api/causas/:fuero/:id",
    route("admin", {
      summary: "Forget a court file: nobody stays linked with it, and what arrived from it stays",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      const { fuero, id } = c.req.param();
      await Causas.remove(fuero, id);
      return answerDone(c, "Expediente eliminado.");
    },
  );

function portalIn(text: string) {
  const named = system.safeParse(text);
  if (named.success) return named.data;
  throw new AppError("causa.not_found", "No conocemos ese portal.");
}

/** The routes for administrators of the court portals. */
export const courtAdminRoutes = new Hono()
  .get(
    "/api/admin/causas/folders",
    route("admin", {
      summary: "List the cases that practices linked with a court file, latest first",
      answers: { 200: pageOf("folders", linkedFolder) },
    }),
    query(listCausas),
    async (c) => answerWith(c, await Causas.linkedFolders(c.req.valid("query"))),
  )
  .get(
    "/api/admin/causas/movements",
    route("admin", {
      summary: "List the court movements first seen in a month, latest first",
      answers: { 200: pageOf("movements", judicialMovement) },
    }),
    query(listSeen),
    async (c) => {
      const { month, ...paging } = c.req.valid("query");
      return answerWith(c, await Causas.seen(month, paging));
    },
  )
  .get(
    "/api/admin/workers",
    route("admin", {
      summary: "List the portals with what their last rounds did",
      answers: { 200: success.extend({ workers: z.array(worker) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { workers: await Causas.workers() }),
  )
  .post(
    "/api/admin/workers/:system/run",
    route("admin", {
      summary: "Run a round of a portal now",
      answers: { 200: success.extend({ run }) },
    }),
    takesNothing,
    async (c) => {
      const done = await Causas.runNow(portalIn(c.req.param("system")));
      return answerWith(c, { run: done });
    },
  );
