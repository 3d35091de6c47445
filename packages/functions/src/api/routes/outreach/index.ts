import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { campaignRoutes } from "./campaigns";
import { privacyRoutes } from "./privacy";
import { subscriberRoutes } from "./subscribers";
import { supportRoutes } from "./support";
import { templateRoutes } from "./templates";
import { unsubscribeRoutes } from "./unsubscribe";

export const outreachRoom = inRoom(
  "outreach",
  // One domain a line.
  new Hono()
    .route("/", subscriberRoutes)
    .route("/", templateRoutes)
    .route("/", campaignRoutes)
    .route("/", unsubscribeRoutes)
    .route("/", supportRoutes)
    .route("/", privacyRoutes),
);
