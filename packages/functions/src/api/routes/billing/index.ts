import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { legalRoutes } from "./legal";
import { planConfigRoutes } from "./plan-configs";

export const billingRoom = inRoom(
  "billing",
  new Hono().route("/", planConfigRoutes).route("/", legalRoutes),
);
