import { speakSpanish } from "@foja/core/messages.schema";
import { Hono } from "hono";
import { answerError, answerNotFound } from "./http/errors";
import { limitBody, onlyJson, sameOrigin } from "./http/guards";
import { type Bindings, inContext } from "./http/request";
import { activityRoutes } from "./routes/activities";
import { alertRoutes } from "./routes/alerts";
import { archivingRoutes } from "./routes/archiving";
import { attachmentRoutes } from "./routes/attachments";
import { auditRoutes } from "./routes/audit";
import { calculatorRoutes } from "./routes/calculators";
import { causaRoutes, courtAdminRoutes } from "./routes/causas";
import { conflictRoutes } from "./routes/conflicts";
import { contactRoutes } from "./routes/contacts";
import { courtLinkRoutes } from "./routes/court-links";
import { deadlineRoutes } from "./routes/deadlines";
import { eventRoutes } from "./routes/events";
import { feedRoutes } from "./routes/feed";
import { folderRoutes } from "./routes/folders";
import { healthRoutes } from "./routes/health";
import { importRoutes } from "./routes/imports";
import { jobRoutes } from "./routes/jobs";
import { loginRoutes } from "./routes/login";
import { movementRoutes } from "./routes/movements";
import { notificationRoutes } from "./routes/notifications";
import { novedadRoutes } from "./routes/novedades";
import { openapiRoute } from "./routes/openapi";
import { profileRoutes } from "./routes/profile";
import { pushRoutes } from "./routes/push";
import { rateRoutes } from "./routes/rates";
import { registerRoutes } from "./routes/register";
import { searchRoutes } from "./routes/search";
import { sessionRoutes } from "./routes/sessions";
import { taskRoutes } from "./routes/tasks";
import { userRoutes } from "./routes/users";

/** Every route of the API, and with it the type its client is made from. */
const routes = () =>
  new Hono<{ Bindings: Bindings }>()
    .route("/", healthRoutes)
    .route("/", registerRoutes)
    .route("/", loginRoutes)
    .route("/", profileRoutes)
    .route("/", sessionRoutes)
    .route("/", courtLinkRoutes)
    .route("/", folderRoutes)
    .route("/", movementRoutes)
    .route("/", notificationRoutes)
    .route("/", activityRoutes)
    .route("/", taskRoutes)
    .route("/", attachmentRoutes)
    .route("/", searchRoutes)
    .route("/", userRoutes)
    .route("/", contactRoutes)
    .route("/", conflictRoutes)
    .route("/", archivingRoutes)
    .route("/", eventRoutes)
    .route("/", importRoutes)
    .route("/", deadlineRoutes)
    .route("/", feedRoutes)
    .route("/", calculatorRoutes)
    .route("/", rateRoutes)
    .route("/", causaRoutes)
    .route("/", courtAdminRoutes)
    .route("/", jobRoutes)
    .route("/", auditRoutes)
    .route("/", novedadRoutes)
    .route("/", alertRoutes)
    .route("/", pushRoutes);

export type Routes = ReturnType<typeof routes>;

/** The API: what every request passes first, then its route. */
export const createApp = () => serving(routes());

/** The API of the courts' cases alone, for the host of its own that it has in a deployment. */
export const createCausasApp = () =>
  serving(new Hono<{ Bindings: Bindings }>().route("/", healthRoutes).route("/", causaRoutes));

function serving(served: Hono<{ Bindings: Bindings }>) {
  speakSpanish();
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(inContext, limitBody, sameOrigin, onlyJson);
  app.route("/", served);
  app.route("/", openapiRoute(app));
  app.onError(answerError);
  app.notFound(answerNotFound);
  return app;
}
