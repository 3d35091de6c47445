import type { Env, Hono } from "hono";
import { type Described, descriptionOf } from "../http/described";
import { operationIdOf } from "./operation-id.rules";

/** A route with everything its middlewares declare. */
export type DeclaredRoute = Described & {
  /** Upper case. */
  method: string;
  /** The path as OpenAPI writes it, `/api/folders/{id}`. */
  template: string;
  operationId: string;
};

/** Every route of an app, in the order they were added. */
export function declaredRoutes<E extends Env>(app: Hono<E>): DeclaredRoute[] {
  const found = new Map<string, DeclaredRoute>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL") continue;
    const template = path.replace(/:(\w+)/g, "{$1}");
    const route = `${method} ${template}`;
    const operationId = operationIdOf(method, template);
    const known = found.get(route) ?? { method, template, operationId };
    const { id, ...described } = descriptionOf(handler) ?? {};
    found.set(route, { ...known, ...described, ...(id && { operationId: id }) });
  }
  return [...found.values()];
}
