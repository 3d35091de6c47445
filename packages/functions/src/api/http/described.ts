import type { Capability } from "@foja/core/kernel/member.rules";
import type { Hono, MiddlewareHandler } from "hono";
import type { RouterRoute } from "hono/types";
import { findTargetHandler } from "hono/utils/handler";
import type * as z from "zod";

/** Who may call a route. Every route declares it: there is no default. */
export type Principal = "public" | "user" | "admin";

/** The rooms of the practice, which group the routes in the OpenAPI document; `api` is its own. */
export type Room =
  | "billing"
  | "accounts"
  | "law"
  | "practice"
  | "money"
  | "telling"
  | "agenda"
  | "courts"
  | "operations"
  | "programs"
  | "sharing"
  | "outreach"
  | "api";

/** The statuses of refusals. */
export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429;

/** What the middlewares of a route declare: the source of the OpenAPI document. */
export type Described = {
  principal?: Principal;
  room?: Room;
  /** The capability that it requires; by default the one of its room and method. */
  needs?: Capability;
  /** The operationId, where the one derived from the path would be awkward. */
  id?: string;
  summary?: string;
  answers?: Partial<Record<200 | 201 | 202 | 204, z.ZodType>>;
  /** The media type of a success that is not JSON. Such a response may also be a 304. */
  media?: string;
  headers?: HeaderName[];
  /** Whether the route reads the refresh cookie. */
  cookie?: boolean;
  /** The cookies identifying a browser that the route reads, if present. */
  browser?: BrowserCookie[];
  /**
   * Whether the second factor, where there is one, must have been verified in the last minutes;
   * `owner`: where there is none, the password.
   */
  fresh?: boolean | "owner";
  /** Whether a call that is no GET only reads: it takes nothing from the pace of writes. */
  reads?: boolean;
  /**
   * Whether it only ticks off or notes what was read: a member may, also where the practice's plan has
   * no team any more.
   */
  ticks?: boolean;
  /** Refusals that do not follow from the rest of the declaration. */
  refuses?: RefusalStatus[];
  body?: z.ZodType;
  query?: z.ZodType;
  /** Declares that the route takes no body, or no query. */
  noBody?: boolean;
  noQuery?: boolean;
};

/** A value that a browser stores in a cookie, see `browser-cookies.ts`. */
export type BrowserCookie = "registration" | "device" | "remembered";

/** Headers that a route may read, apart from those of every request. */
export type HeaderName = "If-Match" | "Idempotency-Key" | "X-Calendar-Sync" | "If-None-Match";

const noted = new WeakMap<object, Described>();

/** Attaches a description to a middleware. */
export function describes<M extends MiddlewareHandler>(middleware: M, what: Described): M {
  noted.set(middleware, what);
  return middleware;
}

/** Attaches a room to every route of an app. */
export function inRoom<A extends Pick<Hono, "routes">>(room: Room, app: A): A {
  for (const { handler } of app.routes) {
    const described = descriptionOf(handler);
    if (described?.principal) described.room = room;
  }
  return app;
}

/** The description attached to a handler, if there is one. */
export const descriptionOf = (handler: RouterRoute["handler"]): Described | undefined =>
  noted.get(findTargetHandler(handler));
