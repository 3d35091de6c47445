import { Start } from "@foja/core/operations/start";
import { start } from "@foja/core/operations/start/start.schema";
import { Hono } from "hono";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ start });

export const startRoutes = new Hono()
  .get(
    "/api/start",
    route("user", {
      id: "readStart",
      summary: "Read how far the practice is with its first hour",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { start: await Start.read() }),
  )
  .post(
    "/api/start/dismiss",
    route("user", {
      id: "dismissStart",
      summary: "Put the steps of the first hour away",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { start: await Start.dismiss() }),
  )
  .post(
    "/api/start/examples",
    route("user", {
      id: "loadExamples",
      summary: "Make example cases in an empty practice",
      answers: { 201: one },
      refuses: [409],
    }),
    takesNothing,
    async (c) => answerWith(c, { start: await Start.loadExamples() }, 201),
  )
  .delete(
    "/api/start/examples",
    route("user", {
      id: "removeExamples",
      summary: "Take the example cases and people to Eliminadas",
      answers: { 200: one },
      refuses: [409],
    }),
    takesNothing,
    async (c) => answerWith(c, { start: await Start.removeExamples() }),
  );
