import { Conflicts } from "@foja/core/practice/conflicts";
import { checkConflicts, conflict } from "@foja/core/practice/conflicts/conflict.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const conflictRoutes = new Hono().post(
  "/api/conflicts/check",
  route("user", {
    needs: "read",
    summary: "Check who in the practice is the same person, by document, CUIT or name",
    answers: { 200: success.extend({ conflicts: z.array(conflict) }) },
  }),
  body(checkConflicts),
  async (c) => {
    const conflicts = await Conflicts.check(c.req.valid("json"));
    return answerWith(c, { conflicts });
  },
);
