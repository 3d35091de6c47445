import { speakSpanish } from "@foja/core/kernel/messages.schema";
import { Hono } from "hono";
import type { HonoBase } from "hono/hono-base";
import { inRoom } from "./http/described";
import { type Door, directory } from "./http/doors";
import { answerError, answerNotFound } from "./http/errors";
import { limitBody, onlyJson, sameOrigin, throughEdge } from "./http/guards";
import { type Bindings, inContext } from "./http/request";
import { accountsDoors } from "./routes/accounts/doors";
import { agendaDoors } from "./routes/agenda/doors";
import { billingDoors } from "./routes/billing/doors";
import { causaDoors, courtsDoors } from "./routes/courts/doors";
import { docsDoors, healthDoors } from "./routes/kernel/doors";
import { lawDoors } from "./routes/law/doors";
import { moneyDoors } from "./routes/money/doors";
import { operationsDoors } from "./routes/operations/doors";
import { outreachDoors } from "./routes/outreach/doors";
import { practiceDoors } from "./routes/practice/doors";
import { programsDoors, protocolDoors } from "./routes/programs/doors";
import { sharingDoors } from "./routes/sharing/doors";
import { tellingDoors } from "./routes/telling/doors";

/** Every file of routes of the API. */
export const DOORS = [
  ...[...healthDoors, ...docsDoors, ...billingDoors, ...accountsDoors, ...lawDoors],
  ...operationsDoors,
  ...[...practiceDoors, ...moneyDoors, ...tellingDoors, ...agendaDoors, ...causaDoors],
  ...courtsDoors,
  ...[...sharingDoors, ...programsDoors],
  ...outreachDoors,
] as const;

type Loaded = Awaited<ReturnType<(typeof DOORS)[number]["load"]>>;
// biome-ignore lint/suspicious/noExplicitAny: whatever else it is of
type SchemaOf<R> = R extends HonoBase<any, infer S, any> ? S : never;
type All<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void
  ? I
  : never;

/** Every route of the API, as typed clients know it. */
export type Routes = Hono<{ Bindings: Bindings }, All<SchemaOf<Loaded>>, "/">;

type App = Hono<{ Bindings: Bindings }>;

/** What answers requests. */
export type Api = Pick<App, "fetch">;

/** Builds an API of doors: the routes behind a door are loaded when they are first asked for. */
export function createApp(doors: readonly Door[] = DOORS): Api {
  const described: Door = {
    ...{ room: "api", paths: ["/api/openapi.json"] },
    load: async () => (await import("./routes/kernel/openapi")).openapiRoute(all),
  };
  const all = [...doors, described];
  const doorOf = directory([...all, ...protocolDoors]);
  const apps = new Map<Door | undefined, Promise<App>>();
  const appOf = (door: Door | undefined) => {
    const app = apps.get(door) ?? build(door);
    apps.set(door, app);
    // What could not be loaded is loaded again with the next request.
    app.catch(() => apps.delete(door));
    return app;
  };
  return {
    fetch: async (request, ...given) =>
      (await appOf(doorOf(new URL(request.url).pathname))).fetch(request, ...given),
  };
}

/** Builds the API of court files alone, which a deployment serves from its own host. */
export const createCausasApp = (): Api => createApp([...healthDoors, ...causaDoors]);

async function build(door: Door | undefined): Promise<App> {
  speakSpanish();
  const app: App = new Hono();
  // The checks that every request passes, before its route.
  app.use(inContext, throughEdge, limitBody, sameOrigin, onlyJson);
  if (door) app.route("/", inRoom(door.room, await door.load()) as Hono);
  app.onError(answerError);
  app.notFound(answerNotFound);
  return app;
}
