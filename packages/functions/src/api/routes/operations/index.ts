import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { archivingRoutes } from "./archiving";
import { auditRoutes } from "./audit";
import { caseImportRoutes } from "./case-imports";
import { excessRoutes } from "./excess";
import { historyRoutes } from "./history";
import { jobRoutes } from "./jobs";
import { menuRoutes } from "./menu";
import { peopleRoutes } from "./people";
import { reservedRoutes } from "./reserved";
import { startRoutes } from "./start";
import { statisticsRoutes } from "./statistics";
import { statusRoutes } from "./status";
import { trashRoutes } from "./trash";

export const operationsRoom = inRoom(
  "operations",
  new Hono()
    .route("/", archivingRoutes)
    .route("/", caseImportRoutes)
    .route("/", excessRoutes)
    .route("/", jobRoutes)
    .route("/", auditRoutes)
    .route("/", peopleRoutes)
    .route("/", trashRoutes)
    .route("/", historyRoutes)
    .route("/", statusRoutes)
    .route("/", menuRoutes)
    .route("/", reservedRoutes)
    .route("/", startRoutes)
    .route("/", statisticsRoutes),
);
