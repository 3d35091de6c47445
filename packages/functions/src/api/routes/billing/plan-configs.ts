import { PlanConfigs } from "@foja/core/billing/plan-configs";
import {
  planUpdate,
  savePlan,
  stripeSync,
} from "@foja/core/billing/plan-configs/plan-config.schema";
import { Plans } from "@foja/core/billing/plans";
import { ENVIRONMENTS, planConfig, publicPlan } from "@foja/core/billing/plans/plan.schema";
import { flag } from "@foja/core/kernel/fields.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, done, success } from "../../http/answers";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ data: planConfig });

/** For how long a browser may cache the plans. */
const SHOWN_FOR = "public, max-age=10";

const access = (info: z.ZodRawShape) => success.extend({ hasAccess: z.boolean(), ...info });

const featureInfo = z.object({
  feature: z.string(),
  plan: z.string(),
  availableIn: z.array(z.string()),
});

const limitInfo = z.object({
  resourceType: z.string(),
  currentCount: z.number().int(),
  limit: z.number().int(),
  plan: z.string(),
});

export const planConfigRoutes = new Hono()
  .get(
    "/api/plan-configs/public",
    route("public", {
      id: "listPublicPlans",
      summary: "List the plans on offer, with the prices of this environment",
      answers: { 200: success.extend({ data: z.array(publicPlan) }) },
    }),
    takesNothing,
    async (c) => {
      const data = await Plans.offered();
      c.header("Cache-Control", SHOWN_FOR);
      return answerWith(c, { data });
    },
  )
  .get(
    "/api/plan-configs",
    route("admin", {
      summary: "List the configurations of the plans, and how far the updates of their terms are",
      answers: {
        200: success.extend({
          data: z.array(planConfig),
          environment: z.enum(ENVIRONMENTS),
          updates: z.array(planUpdate),
        }),
      },
    }),
    takesNothing,
    async (c) => {
      const [data, updates] = await Promise.all([Plans.catalogue(), PlanConfigs.updates()]);
      return answerWith(c, { data, environment: Plans.environment(), updates });
    },
  )
  .post(
    "/api/plan-configs",
    route("admin", {
      id: "savePlanConfig",
      summary: "Create or change the configuration of a plan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    query(z.strictObject({ updateSubscriptions: flag("updateSubscriptions").optional() })),
    body(savePlan),
    async (c) => {
      const { updateSubscriptions } = c.req.valid("query");
      const how = { ifVersion: ifMatch(c), updateSubscriptions };
      return answer(c, "data", await PlanConfigs.save(c.req.valid("json"), how));
    },
  )
  .post(
    "/api/plan-configs/sync-with-stripe",
    route("admin", {
      id: "syncPlansWithStripe",
      summary: "Bring the plans' products and prices to Stripe, or say what that would do",
      answers: { 200: success.extend({ data: stripeSync }) },
      refuses: [409],
    }),
    body(z.strictObject({ dryRun: z.boolean().optional() })),
    async (c) => {
      const { dryRun = false } = c.req.valid("json");
      return answerWith(c, { data: await PlanConfigs.syncWithStripe(dryRun) });
    },
  )
  .get(
    "/api/plan-configs/check-feature/:feature",
    route("user", {
      needs: "read",
      id: "checkFeature",
      summary: "Say whether the practice's plan has a feature, and which plans do",
      answers: { 200: access({ featureInfo }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, await Plans.checkFeature(c.req.param("feature"))),
  )
  .get(
    "/api/plan-configs/check-resource/:resource",
    route("user", {
      needs: "read",
      id: "checkResource",
      summary: "Say whether one more of a resource fits in the practice's plan",
      answers: { 200: access({ limitInfo }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, await Plans.checkResource(c.req.param("resource"))),
  )
  .get(
    "/api/plan-configs/:id",
    route("admin", {
      summary: "Get the configuration of a plan, by its planId or its _id",
      answers: { 200: one },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answer(c, "data", await PlanConfigs.find(c.req.param("id"))),
  )
  .delete(
    "/api/plan-configs/:id",
    route("admin", {
      summary: "Delete the configuration of a plan that nobody is on or will be",
      answers: { 200: done },
      headers: ["If-Match"],
      refuses: [404, 409],
    }),
    takesNothing,
    async (c) => {
      await PlanConfigs.remove(c.req.param("id"), ifMatch(c));
      return answerDone(c, "Plan eliminado");
    },
  );
