import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { legalRoutes } from "./legal";
import { planConfigRoutes } from "./plan-configs";
import { stripeRoutes } from "./stripe";
import { subscriptionRoutes } from "./subscriptions";
import { subscriptionAdminRoutes } from "./subscriptions-admin";

export const billingRoom = inRoom(
  "billing",
  new Hono()
    .route("/", planConfigRoutes)
    .route("/", legalRoutes)
    .route("/", subscriptionRoutes)
    .route("/", subscriptionAdminRoutes)
    .route("/", stripeRoutes),
);
