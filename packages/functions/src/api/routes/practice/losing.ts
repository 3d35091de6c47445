import { Losing } from "@foja/core/practice/losing";
import { caseLosing, listLosing, losing, markAct } from "@foja/core/practice/losing/losing.schema";
import { Hono } from "hono";
import { answerWith, pageOf, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ losing: caseLosing });

export const losingRoutes = new Hono()
  .get(
    "/api/losing",
    route("user", {
      summary: "List the open cases that lapse or whose actions prescribe, the nearest first",
      answers: { 200: pageOf("losing", losing) },
    }),
    query(listLosing),
    async (c) => answerWith(c, await Losing.list(c.req.valid("query"))),
  )
  .get(
    "/api/folders/:id/losing",
    route("user", {
      summary: "Get what a case may lose by time, with its latest acts and whether each impels",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { losing: await Losing.get(c.req.param("id")) }),
  )
  .put(
    "/api/folders/:id/impulse",
    route("user", {
      summary: "Say of an act of a case whether it impels, or take that back",
      answers: { 200: one },
    }),
    body(markAct),
    async (c) => {
      const losing = await Losing.mark(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { losing });
    },
  );
