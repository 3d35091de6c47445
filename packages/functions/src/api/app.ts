import { speakSpanish } from "@foja/core/kernel/messages.schema";
import { Hono } from "hono";
import { answerError, answerNotFound } from "./http/errors";
import { limitBody, onlyJson, sameOrigin, throughEdge } from "./http/guards";
import { type Bindings, inContext } from "./http/request";
import { accountsRoom } from "./routes/accounts";
import { agendaRoom } from "./routes/agenda";
import { billingRoom } from "./routes/billing";
import { courtsRoom } from "./routes/courts";
import { causaRoutes } from "./routes/courts/causas";
import { healthRoutes } from "./routes/kernel/health";
import { openapiRoute } from "./routes/kernel/openapi";
import { lawRoom } from "./routes/law";
import { moneyRoom } from "./routes/money";
import { operationsRoom } from "./routes/operations";
import { outreachRoom } from "./routes/outreach";
import { practiceRoom } from "./routes/practice";
import { tellingRoom } from "./routes/telling";

/** Every route of the API, grouped by room. Typed clients are derived from its type. */
const routes = () =>
  new Hono<{ Bindings: Bindings }>()
    .route("/", healthRoutes)
    .route("/", billingRoom)
    .route("/", accountsRoom)
    .route("/", lawRoom)
    // Before the practice's: `/api/folders/imports` is no case.
    .route("/", operationsRoom)
    .route("/", practiceRoom)
    .route("/", moneyRoom)
    .route("/", tellingRoom)
    .route("/", agendaRoom)
    .route("/", courtsRoom)
    .route("/", outreachRoom);

export type Routes = ReturnType<typeof routes>;

/** Builds the API: the checks every request passes, then the routes. */
export const createApp = () => serving(routes());

/** Builds the API of court files alone, which a deployment serves from its own host. */
export const createCausasApp = () =>
  serving(new Hono<{ Bindings: Bindings }>().route("/", healthRoutes).route("/", causaRoutes));

function serving(served: Hono<{ Bindings: Bindings }>) {
  speakSpanish();
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(inContext, throughEdge, limitBody, sameOrigin, onlyJson);
  app.route("/", served);
  app.route("/", openapiRoute(app));
  app.onError(answerError);
  app.notFound(answerNotFound);
  return app;
}
