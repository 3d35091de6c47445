import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { archivingRoutes } from "./archiving";
import { auditRoutes } from "./audit";
import { historyRoutes } from "./history";
import { jobRoutes } from "./jobs";
import { trashRoutes } from "./trash";

export const operationsRoom = inRoom(
  "operations",
  new Hono()
    .route("/", archivingRoutes)
    .route("/", jobRoutes)
    .route("/", auditRoutes)
    .route("/", trashRoutes)
    .route("/", historyRoutes),
);
