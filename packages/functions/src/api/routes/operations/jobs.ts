import { Jobs } from "@foja/core/operations/jobs";
import { jobStanding } from "@foja/core/operations/jobs/job.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const jobRoutes = new Hono().get(
  "/api/admin/jobs",
  route("admin", {
    summary: "List the scheduled jobs with their last runs",
    answers: { 200: success.extend({ jobs: z.array(jobStanding) }) },
  }),
  takesNothing,
  async (c) => answerWith(c, { jobs: await Jobs.list() }),
);
