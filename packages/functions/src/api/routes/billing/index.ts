import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { legalRoutes } from "./legal";

export const billingRoom = inRoom("billing", new Hono().route("/", legalRoutes));
