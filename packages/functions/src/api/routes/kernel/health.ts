import { env } from "@foja/core/kernel/env";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

const health = success.extend({ version: z.string() });

export const healthRoutes = new Hono().get(
  "/api/health",
  route("public", {
    summary: "Get whether the service answers, and its version",
    answers: { 200: health },
  }),
  takesNothing,
  (c) => answerWith(c, { version: env().VERSION }),
);
