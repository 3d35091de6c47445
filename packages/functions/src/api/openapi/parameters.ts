import type { HeaderName } from "../http/described";
import type { Components } from "./components";
import type { DeclaredRoute } from "./registry";

const text = { type: "string" };
const header = (name: HeaderName, description: string) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: text,
});

/** The headers a route may read, with their names among the components. */
export const HEADERS: Record<HeaderName, { key: string; parameter: object }> = {
  "If-Match": {
    key: "IfMatch",
    parameter: header("If-Match", "The version that was read: a change of any other is refused"),
  },
  "Idempotency-Key": {
    key: "IdempotencyKey",
    parameter: header("Idempotency-Key", "Under one key the call is done once, and answers alike"),
  },
  "X-Calendar-Sync": {
    key: "CalendarSync",
    parameter: header("X-Calendar-Sync", "`google` where the change comes from Google Calendar"),
  },
  "If-None-Match": {
    key: "IfNoneMatch",
    parameter: header("If-None-Match", "The ETag that was read: an unchanged answer is a 304"),
  },
};

/** The parameters of a route: in its address, its query and its headers. */
export function parametersOf(route: DeclaredRoute, shapes: Components): object[] {
  const { template, headers = [], query } = route;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const { properties = {}, required = [] } = query ? shapes.input(query) : {};
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema: text })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    })),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${HEADERS[name].key}` })),
  ];
}
