import { Users } from "@foja/core/accounts/users";
import { Subscriptions } from "@foja/core/billing/subscriptions";
import {
  currentSubscription,
  customer,
  grantPlan,
  listCustomers,
  statistics,
  stripeHistory,
} from "@foja/core/billing/subscriptions/subscription.schema";
import { Hono } from "hono";
import { raiseAlarm } from "../../../billing-alarms";
import { answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { writesByGet } from "../../http/guards";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const subscriptionAdminRoutes = new Hono()
  .get(
    "/api/subscriptions/stripe-subscriptions",
    route("admin", {
      summary: "List Stripe's customers, the latest first, with how many there are of each kind",
      answers: { 200: pageOf("customers", customer).extend({ statistics }) },
    }),
    query(listCustomers),
    async (c) => answerWith(c, await Subscriptions.customers(c.req.valid("query"))),
  )
  .get(
    "/api/subscriptions/user/:id/stripe-history",
    route("admin", {
      summary: "Get what Stripe has of a practice, and its changes of plan",
      answers: { 200: success.extend({ stripeHistory }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { stripeHistory: await Subscriptions.historyOf(c.req.param("id")) }),
  )
  .patch(
    "/api/subscriptions/user/:id",
    route("admin", {
      id: "grantPlan",
      summary: "Give a practice a plan, limits of its own, or both; null takes them back",
      answers: { 200: success.extend({ subscription: currentSubscription }) },
    }),
    body(grantPlan),
    async (c) => {
      const given = c.req.valid("json");
      return answerWith(c, { subscription: await Subscriptions.grant(c.req.param("id"), given) });
    },
  )
  .get(
    "/api/repair/fix-user-subscription/:id",
    route("admin", {
      id: "repairSubscription",
      summary: "Repair a practice's plan: read it anew at Stripe and write it, though by GET",
      answers: { 200: done.extend({ subscription: currentSubscription }) },
      refuses: [409, 412],
    }),
    writesByGet,
    takesNothing,
    async (c) => {
      const id = c.req.param("id");
      const { user } = await Users.get(id, false);
      const { subscription, alarms, adopted } = await Subscriptions.repair(id, user.email);
      for (const alarm of alarms) raiseAlarm(id, alarm);
      const found = adopted ? " Encontramos en Stripe un cliente que faltaba." : "";
      return answerDone(c, `Releímos la suscripción y escribimos el plan de nuevo.${found}`, {
        subscription,
      });
    },
  );
