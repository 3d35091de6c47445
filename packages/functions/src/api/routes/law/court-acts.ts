import { AppError } from "@foja/core/kernel/error";
import { CourtActs } from "@foja/core/law/deadlines";
import { courtAct, createAct } from "@foja/core/law/deadlines/act.schema";
import { jurisdiction } from "@foja/core/law/deadlines/calendar.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const courtActRoutes = new Hono()
  .get(
    "/api/admin/court-acts",
    route("admin", {
      summary: "List the acts of courts that were added for every practice, the latest days first",
      answers: { 200: success.extend({ acts: z.array(courtAct) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { acts: await CourtActs.all() }),
  )
  .post(
    "/api/admin/court-acts",
    route("admin", {
      summary: "Add an act of a court for every practice: open deadlines move and say so",
      answers: { 201: success.extend({ act: courtAct }) },
    }),
    body(createAct),
    async (c) => answerWith(c, { act: await CourtActs.add(c.req.valid("json")) }, 201),
  )
  .delete(
    "/api/admin/court-acts/:jurisdiccion/:id",
    route("admin", {
      summary: "Take back an act that was added for every practice",
      answers: { 200: done },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const asked = jurisdiction.safeParse(c.req.param("jurisdiccion"));
      if (!asked.success) throw new AppError("calendar.not_found", "No encontramos ese acto.");
      await CourtActs.remove(asked.data, c.req.param("id"));
      return answerDone(c, "Acto quitado. Los plazos abiertos se vuelven a contar.");
    },
  );
