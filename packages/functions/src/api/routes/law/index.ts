import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { rateRoutes } from "./rates";

export const lawRoom = inRoom("law", new Hono().route("/", rateRoutes));
