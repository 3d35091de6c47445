import { Reserved } from "@foja/core/operations/reserved";
import { closedCase } from "@foja/core/operations/reserved/reserved.schema";
import { folder } from "@foja/core/practice/folders/folder.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const reservedRoutes = new Hono()
  .get(
    "/api/reserved",
    route("user", {
      needs: "govern",
      id: "listReservedCases",
      summary:
        "List the reserved cases that are kept from who governs the practice, by whose they are",
      answers: { 200: success.extend({ cases: z.array(closedCase) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { cases: await Reserved.list() }),
  )
  .post(
    "/api/reserved/:id/open",
    route("user", {
      needs: "govern",
      id: "openReservedCase",
      summary: "Open a reserved case as titular; its history says so and its people are alerted",
      answers: { 200: success.extend({ folder }) },
    }),
    takesNothing,
    async (c) => answer(c, "folder", await Reserved.open(c.req.param("id"))),
  );
