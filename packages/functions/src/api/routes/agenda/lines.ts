import { Lines } from "@foja/core/agenda/lines";
import { line, readAgenda } from "@foja/core/agenda/lines/line.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const lines = z.array(line);

export const lineRoutes = new Hono().get(
  "/api/agenda",
  route("user", {
    id: "readAgenda",
    summary:
      "Read the agenda between two days: deadlines, tasks, events and what movements and notices say falls due",
    answers: { 200: success.extend({ overdue: lines, lines, complete: z.boolean() }) },
  }),
  query(readAgenda),
  async (c) => answerWith(c, await Lines.between(c.req.valid("query"))),
);
