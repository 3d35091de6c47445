import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { activityRoutes } from "./activities";
import { attachmentRoutes } from "./attachments";
import { bundleRoutes } from "./bundles";
import { calculatorRoutes } from "./calculators";
import { conflictRoutes } from "./conflicts";
import { contactRoutes } from "./contacts";
import { documentSearchRoutes } from "./document-search";
import { documentRoutes } from "./documents";
import { escritoRoutes } from "./escritos";
import { eventRoutes } from "./events";
import { folderRoutes } from "./folders";
import { importRoutes } from "./imports";
import { movementRoutes } from "./movements";
import { notificationRoutes } from "./notifications";
import { searchRoutes } from "./search";
import { taskRoutes } from "./tasks";

export const practiceRoom = inRoom(
  "practice",
  new Hono()
    .route("/", folderRoutes)
    .route("/", movementRoutes)
    .route("/", notificationRoutes)
    .route("/", activityRoutes)
    .route("/", taskRoutes)
    .route("/", attachmentRoutes)
    .route("/", bundleRoutes)
    .route("/", documentSearchRoutes)
    .route("/", documentRoutes)
    .route("/", escritoRoutes)
    .route("/", contactRoutes)
    .route("/", conflictRoutes)
    .route("/", eventRoutes)
    .route("/", importRoutes)
    .route("/", calculatorRoutes)
    .route("/", searchRoutes),
);
