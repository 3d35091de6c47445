import type { Hono } from "hono";
import { type Described, descriptionOf, inRoom } from "../http/described";
import type { Door } from "../http/doors";
import { operationIdOf } from "./operation-id.rules";

/** A route with everything its middlewares declare. */
export type DeclaredRoute = Described & {
  /** Upper case. */
  method: string;
  /** The path as OpenAPI writes it, `/api/folders/{id}`. */
  template: string;
  operationId: string;
};

/** Every route behind some doors, in their order. */
export async function routesBehind(doors: readonly Door[]): Promise<DeclaredRoute[]> {
  const apps = await Promise.all(
    doors.map(async ({ room, load }) => inRoom(room, (await load()) as Hono)),
  );
  return apps.flatMap(declaredRoutes);
}

/** Every route of an app, in the order they were added. */
export function declaredRoutes(app: Pick<Hono, "routes">): DeclaredRoute[] {
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
