import { Lines } from "@foja/core/agenda/lines";
import { line, nextLine, readAgenda } from "@foja/core/agenda/lines/line.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const lines = z.array(line);

export const lineRoutes = new Hono()
  .get(
    "/api/agenda",
    route("user", {
      id: "readAgenda",
      summary:
        "Read the agenda between two days: deadlines, tasks, events and what movements and notices say falls due",
      answers: { 200: success.extend({ overdue: lines, lines, complete: z.boolean() }) },
    }),
    query(readAgenda),
    async (c) => answerWith(c, await Lines.between(c.req.valid("query"))),
  )
  .get(
    "/api/agenda/next",
    route("user", {
      id: "readNextOfCases",
      summary: "Read what is next in each case: its first open thing with a date, overdue included",
      answers: { 200: success.extend({ lines: z.array(nextLine), complete: z.boolean() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, await Lines.nextOfCases()),
  );
