import { Activities } from "@foja/core/practice/activities";
import {
  activity,
  listActivities,
  overview,
  pagination,
} from "@foja/core/practice/activities/activity.schema";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const page = success.extend({ activities: z.array(activity), pagination });

export const activityRoutes = new Hono()
  .get(
    "/api/folders/:id/activities/combined",
    route("user", {
      summary: "La línea de tiempo de una causa, por páginas numeradas",
      answers: { 200: page },
    }),
    query(listActivities),
    async (c) => {
      const found = await Activities.list(c.req.param("id"), c.req.valid("query"));
      return c.json({ success: true as const, ...found });
    },
  )
  .get(
    "/api/folders/:id/overview",
    route("user", {
      summary: "Qué sigue en una causa, qué fue lo último y cuánto tiene",
      answers: { 200: success.extend({ overview }) },
    }),
    async (c) => {
      const found = await Activities.overview(c.req.param("id"));
      return c.json({ success: true as const, overview: found });
    },
  );
