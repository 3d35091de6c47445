import { speakSpanish } from "@foja/core/kernel/messages.schema";
import { Hono } from "hono";
import { answerError, answerNotFound } from "./http/errors";
import { limitBody, onlyJson, sameOrigin } from "./http/guards";
import { type Bindings, inContext } from "./http/request";
import { loginRoutes } from "./routes/accounts/login";
import { profileRoutes } from "./routes/accounts/profile";
import { registerRoutes } from "./routes/accounts/register";
import { sessionRoutes } from "./routes/accounts/sessions";
import { userRoutes } from "./routes/accounts/users";
import { deadlineRoutes } from "./routes/agenda/deadlines";
import { feedRoutes } from "./routes/agenda/feed";
import { causaRoutes, courtAdminRoutes } from "./routes/courts/causas";
import { courtLinkRoutes } from "./routes/courts/court-links";
import { novedadRoutes } from "./routes/courts/novedades";
import { healthRoutes } from "./routes/kernel/health";
import { openapiRoute } from "./routes/kernel/openapi";
import { rateRoutes } from "./routes/law/rates";
import { archivingRoutes } from "./routes/operations/archiving";
import { auditRoutes } from "./routes/operations/audit";
import { jobRoutes } from "./routes/operations/jobs";
import { activityRoutes } from "./routes/practice/activities";
import { attachmentRoutes } from "./routes/practice/attachments";
import { calculatorRoutes } from "./routes/practice/calculators";
import { conflictRoutes } from "./routes/practice/conflicts";
import { contactRoutes } from "./routes/practice/contacts";
import { eventRoutes } from "./routes/practice/events";
import { folderRoutes } from "./routes/practice/folders";
import { importRoutes } from "./routes/practice/imports";
import { movementRoutes } from "./routes/practice/movements";
import { notificationRoutes } from "./routes/practice/notifications";
import { searchRoutes } from "./routes/practice/search";
import { taskRoutes } from "./routes/practice/tasks";
import { alertRoutes } from "./routes/telling/alerts";
import { pushRoutes } from "./routes/telling/push";

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
