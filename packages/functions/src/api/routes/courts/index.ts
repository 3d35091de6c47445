import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { causaRoutes, courtAdminRoutes } from "./causas";
import { courtLinkRoutes } from "./court-links";
import { novedadRoutes } from "./novedades";

export const courtsRoom = inRoom(
  "courts",
  new Hono()
    .route("/", courtLinkRoutes)
    .route("/", causaRoutes)
    .route("/", courtAdminRoutes)
    .route("/", novedadRoutes),
);
