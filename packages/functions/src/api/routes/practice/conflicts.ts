import { Conflicts } from "@foja/core/practice/conflicts";
import { checkConflicts, conflict } from "@foja/core/practice/conflicts/conflict.schema";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const conflictRoutes = new Hono().post(
  "/api/conflicts/check",
  route("user", {
    summary: "Quiénes del estudio son la misma persona, por documento, CUIT o nombre",
    answers: { 200: success.extend({ conflicts: z.array(conflict) }) },
  }),
  body(checkConflicts),
  async (c) => {
    const conflicts = await Conflicts.check(c.req.valid("json"));
    return c.json({ success: true as const, conflicts });
  },
);
