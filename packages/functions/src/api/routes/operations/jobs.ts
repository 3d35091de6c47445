import { Jobs } from "@foja/core/operations/jobs";
import { jobStanding } from "@foja/core/operations/jobs/job.schema";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { route } from "../../http/route";

export const jobRoutes = new Hono().get(
  "/api/admin/jobs",
  route("admin", {
    summary: "Lo que empieza solo: cada trabajo con sus últimas corridas",
    answers: { 200: success.extend({ jobs: z.array(jobStanding) }) },
  }),
  async (c) => c.json({ success: true as const, jobs: await Jobs.list() }),
);
