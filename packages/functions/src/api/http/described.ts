import type { Hono, MiddlewareHandler } from "hono";
import type { RouterRoute } from "hono/types";
import { findTargetHandler } from "hono/utils/handler";
import type * as z from "zod";

/** Who may call a route. Every route declares it: there is no default to forget. */
export type Principal = "public" | "user" | "admin";

/** The rooms of the practice, and the API's own: how its description groups the routes. */
export type Room =
  | "accounts"
  | "law"
  | "practice"
  | "telling"
  | "agenda"
  | "courts"
  | "operations"
  | "api";

/** The statuses of what is refused. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429;

/** What a route's middleware declares of it: the material of the OpenAPI document. */
export type Described = {
  principal?: Principal;
  room?: Room;
  /** Its operationId, where the one made from its address would read badly. */
  id?: string;
  summary?: string;
  answers?: Partial<Record<200 | 201, z.ZodType>>;
  /** The media type of a success, where it is not JSON. */
  media?: string;
  headers?: HeaderName[];
  /** Whether it reads the refresh cookie. */
  cookie?: boolean;
  /** What it may answer that does not follow from the rest of the declaration. */
  refuses?: RefusalStatus[];
  body?: z.ZodType;
  query?: z.ZodType;
  /** Whether it said that it takes no body, or no query. */
  noBody?: boolean;
  noQuery?: boolean;
};

/** Header parameters a route may take beside the usual. */
export type HeaderName = "If-Match" | "Idempotency-Key" | "X-Calendar-Sync" | "If-None-Match";

const noted = new WeakMap<object, Described>();

/** Notes what a middleware says of its route. */
export function describes<M extends MiddlewareHandler>(middleware: M, what: Described): M {
  noted.set(middleware, what);
  return middleware;
}

/** Notes in which room the routes of an app are. */
export function inRoom<A extends Pick<Hono, "routes">>(room: Room, app: A): A {
  for (const { handler } of app.routes) {
    const described = descriptionOf(handler);
    if (described?.principal) described.room = room;
  }
  return app;
}

/** What was noted of a handler, if anything. */
export const descriptionOf = (handler: RouterRoute["handler"]): Described | undefined =>
  noted.get(findTargetHandler(handler));
