import { cookieName } from "../http/browser-cookies";
import type { BrowserCookie, HeaderName } from "../http/described";
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

/** The headers that a route may read, with their names among the components. */
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

const cookie = (what: BrowserCookie, description: string) => ({
  name: cookieName(what),
  in: "cookie",
  required: false,
  description,
  schema: text,
});

/** The cookies that identify a browser, with their names among the components. */
export const COOKIES: Record<BrowserCookie, { key: string; parameter: object }> = {
  registration: {
    key: "Registration",
    parameter: cookie("registration", "The registration that was opened in this browser"),
  },
  device: {
    key: "Device",
    parameter: cookie("device", "The proof that the person has signed in on this device"),
  },
  remembered: {
    key: "Remembered",
    parameter: cookie("remembered", "The proof that this device needs no second factor for now"),
  },
};

const refTo = ({ key }: { key: string }) => ({ $ref: `#/components/parameters/${key}` });

/** The parameters of a route: in its path, its query, its headers and its cookies. */
export function parametersOf(route: DeclaredRoute, shapes: Components): object[] {
  const { template, headers = [], browser = [], query } = route;
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
    ...headers.map((name) => refTo(HEADERS[name])),
    ...browser.map((name) => refTo(COOKIES[name])),
  ];
}
