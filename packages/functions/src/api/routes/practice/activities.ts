import { Activities } from "@foja/core/practice/activities";
import {
  activity,
  listActivities,
  overview,
  pagination,
} from "@foja/core/practice/activities/activity.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const page = success.extend({ activities: z.array(activity), pagination });

export const activityRoutes = new Hono()
  .get(
    "/api/folders/:id/activities/combined",
    route("user", {
      id: "listFolderActivities",
      summary: "List the timeline of a case in numbered pages",
      answers: { 200: page },
    }),
    query(listActivities),
    async (c) => {
      const found = await Activities.list(c.req.param("id"), c.req.valid("query"));
      return answerWith(c, found);
    },
  )
  .get(
    "/api/folders/:id/overview",
    route("user", {
      summary: "Get what is next in a case, what was last, and how much it holds",
      answers: { 200: success.extend({ overview }) },
    }),
    takesNothing,
    async (c) => {
      const found = await Activities.overview(c.req.param("id"));
      return answerWith(c, { overview: found });
    },
  );
