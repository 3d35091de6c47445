import { Excess } from "@foja/core/operations/excess";
import { excess, excessQuery } from "@foja/core/operations/excess/excess.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { query, takesNoBody } from "../../http/input";
import { route } from "../../http/route";

export const excessRoutes = new Hono().get(
  "/api/subscriptions/excess",
  route("user", {
    id: "listExcess",
    summary:
      "List what the practice has beyond a plan's limits, or its own, least recently used first",
    answers: { 200: success.extend({ excess: z.array(excess) }) },
  }),
  query(excessQuery),
  takesNoBody,
  async (c) => answerWith(c, { excess: await Excess.list(c.req.valid("query").planId) }),
);
