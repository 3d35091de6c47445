import { Legal } from "@foja/core/billing/legal";
import { legalDocument, legalQuery } from "@foja/core/billing/legal/legal.schema";
import { Hono } from "hono";
import { answerWith, success } from "../../http/answers";
import { query, takesNoBody } from "../../http/input";
import { route } from "../../http/route";

export const legalRoutes = new Hono().get(
  "/api/legal/:kind",
  route("public", {
    summary: "Get the terms in force of subscriptions, refunds or billing, with a plan's price",
    answers: { 200: success.extend({ document: legalDocument }) },
    refuses: [404],
  }),
  query(legalQuery),
  takesNoBody,
  async (c) => {
    const { planId } = c.req.valid("query");
    return answerWith(c, { document: await Legal.find(c.req.param("kind"), planId) });
  },
);
