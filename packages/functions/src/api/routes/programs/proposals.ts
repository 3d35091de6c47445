import { Proposals } from "@foja/core/programs/proposals";
import { listProposals, proposal } from "@foja/core/programs/proposals/proposal.schema";
import { Hono } from "hono";
import { answerWith, pageOf, success } from "../../http/answers";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ proposal });

export const proposalRoutes = new Hono()
  .get(
    "/api/proposals",
    route("user", {
      needs: "read",
      summary: "List what programs propose and nobody has decided on, or what was decided",
      answers: { 200: pageOf("proposals", proposal) },
    }),
    query(listProposals),
    async (c) => answerWith(c, await Proposals.list(c.req.valid("query"))),
  )
  .post(
    "/api/proposals/:id/approve",
    route("user", {
      needs: "write",
      summary: "Do what was proposed, as the person who approves it",
      refuses: [402, 409, 412],
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { proposal: await Proposals.approve(c.req.param("id")) }),
  )
  .post(
    "/api/proposals/:id/dismiss",
    route("user", {
      needs: "write",
      summary: "Dismiss what was proposed",
      refuses: [409, 412],
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { proposal: await Proposals.dismiss(c.req.param("id")) }),
  );
