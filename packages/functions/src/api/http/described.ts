import type { MiddlewareHandler } from "hono";
import type * as z from "zod";

/** Who may call a route. Every route declares it: there is no default to forget. */
export type Principal = "public" | "user" | "admin";

/** What a route's middleware declares of it: the material of the OpenAPI document. */
export type Described = {
  principal?: Principal;
  summary?: string;
  answers?: Partial<Record<200 | 201, z.ZodType>>;
  /** The media type of a success, where it is not JSON. */
  media?: string;
  headers?: string[];
  body?: z.ZodType;
  query?: z.ZodType;
};

const said = new WeakMap<object, Described>();

/** Notes what a middleware says of its route. */
export function describes<M extends MiddlewareHandler>(middleware: M, what: Described): M {
  said.set(middleware, what);
  return middleware;
}

/** What was noted of a handler, if anything. */
export const descriptionOf = (handler: object): Described | undefined => said.get(handler);
