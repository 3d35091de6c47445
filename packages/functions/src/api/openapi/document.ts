import { env } from "@foja/core/kernel/env";
import type * as z from "zod";
import { doneBefore } from "../http/answers";
import type { HeaderName, Room } from "../http/described";
import type { Door } from "../http/doors";
import { errorBody } from "../http/error-body.schema";
import { needsOf } from "../http/needs";
import { REFRESH_COOKIE } from "../http/refresh-cookie";
import { Components } from "./components";
import { COOKIES, HEADERS, parametersOf } from "./parameters";
import { REFUSALS, refusalsOf } from "./refusals";
import { type DeclaredRoute, routesBehind } from "./registry";

/**
 * The OpenAPI 3.1 document of the routes behind some doors, built from the schemas that validate its requests and from
 * what each route declares. Loaded only on request.
 */
export async function describeApi(doors: readonly Door[]): Promise<object> {
  const [routes, { default: examples }] = await Promise.all([
    routesBehind(doors),
    import("./examples.json"),
  ]);
  const shapes = new Components();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const { template, method } = route;
    const example = (examples as Examples)[`${method} ${template}`];
    const described = operation(route, shapes, example);
    paths[template] = { ...paths[template], [method.toLowerCase()]: described };
  }
  const rooms = new Set(routes.map(({ room = "api" }) => room));
  return {
    openapi: "3.1.0",
    info: {
      title: "Foja",
      version: env().VERSION,
      description: "Practice management for lawyers in Argentina. Every message is Spanish.",
      license: { name: "All rights reserved", identifier: "LicenseRef-Foja" },
    },
    servers: [{ url: env().APP_URL }],
    tags: TAGS.filter(({ name }) => rooms.has(name)),
    paths,
    components: components(routes, shapes),
  };
}

const TAGS: { name: Room; description: string }[] = [
  { name: "billing", description: "Plans, what they hold and cost" },
  { name: "accounts", description: "Who uses Foja: registration, sign-in, profile and sessions" },
  { name: "law", description: "What calculations rest on: the series of interest rates" },
  { name: "practice", description: "Cases and all that belongs to them, contacts, calculations" },
  { name: "money", description: "The account of each case, and invoices" },
  { name: "telling", description: "Alerts, their preferences, and push" },
  { name: "agenda", description: "Procedural deadlines, court calendars and the published agenda" },
  { name: "courts", description: "Court files, what arrives from them, and the courts' portals" },
  { name: "operations", description: "Archiving, scheduled jobs and the administrators' record" },
  { name: "sharing", description: "What a practice shows its clients, and what they answer" },
  { name: "programs", description: "What the practice's own programs are told" },
  {
    name: "outreach",
    description: "Marketing mail, support and what is handed over of one's own data",
  },
  { name: "api", description: "The API itself" },
];

/** By method and address, a call as a test sends it and as it is answered (`npm run examples`). */
type Examples = Record<string, Example | undefined>;
type Example = { body?: unknown; status: number; answer: unknown };

const DONE: Readonly<Record<string, string>> = { 201: "Made", 202: "Asked for, and under way" };

function operation(route: DeclaredRoute, shapes: Components, example?: Example): object {
  const { answers = {}, media = JSON_MEDIA, body } = route;
  const successes = Object.entries(answers).map(([status, schema]) => [
    status,
    {
      description: DONE[status] ?? "Done",
      ...(status !== "204" && {
        content: {
          [media]: {
            schema: successOf(route, schema, shapes),
            ...(example?.status === Number(status) && { example: example.answer }),
          },
        },
      }),
    },
  ]);
  const refusals = refusalsOf(route).map((status) => [
    status,
    ref("responses", REFUSALS[status][0]),
  ]);
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.room ?? "api"],
    "x-principal": route.principal,
    ...(route.principal === "user" && { "x-needs": needsOf(route, route.method) }),
    security: securityOf(route),
    parameters: parametersOf(route, shapes),
    ...(body && {
      requestBody: { required: true, content: json(shapes.input(body), example?.body) },
    }),
    responses: {
      ...Object.fromEntries(successes),
      ...(route.headers?.includes("If-None-Match") && { 304: { description: "Unchanged" } }),
      ...Object.fromEntries(refusals),
      default: ref("responses", "Failure"),
    },
  };
}

/** The shape of a success: for repeatable routes, also that of one too large to store. */
function successOf({ headers = [] }: DeclaredRoute, schema: z.ZodType, shapes: Components) {
  const shape = shapes.output(schema);
  if (!headers.includes("Idempotency-Key")) return shape;
  return { anyOf: [shape, ref("schemas", "DoneBefore")] };
}

function securityOf({ principal, cookie }: DeclaredRoute): object[] {
  if (cookie) return [{ refreshCookie: [] }];
  return principal === "public" ? [] : [{ bearer: [] }];
}

/** The components that the operations reference, and no others. */
function components(routes: DeclaredRoute[], shapes: Components): object {
  const content = json(ref("schemas", "Refusal"));
  const statuses = [...new Set(routes.flatMap(refusalsOf))];
  const headers = [...new Set(routes.flatMap((route) => route.headers ?? []))];
  const cookies = new Set(routes.flatMap((route) => route.browser ?? []));
  const named = [
    ...headers.map((name) => HEADERS[name]),
    ...[...cookies].map((name) => COOKIES[name]),
  ];
  const { bearer } = SCHEMES;
  return {
    securitySchemes: routes.some(({ cookie }) => cookie) ? SCHEMES : { bearer },
    parameters: Object.fromEntries(named.map(({ key, parameter }) => [key, parameter])),
    responses: {
      ...Object.fromEntries(
        statuses.map((status) => {
          const [name, description] = REFUSALS[status];
          return [name, { description, content }];
        }),
      ),
      Failure: { description: "Foja failed, or is not available for now", content },
    },
    schemas: {
      ...shapes.schemas,
      Refusal: shapes.output(errorBody),
      ...doneBeforeOf(headers, shapes),
    },
  };
}

const doneBeforeOf = (headers: HeaderName[], shapes: Components) =>
  headers.includes("Idempotency-Key") ? { DoneBefore: shapes.output(doneBefore) } : {};

const SCHEMES = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  refreshCookie: { type: "apiKey", in: "cookie", name: REFRESH_COOKIE },
};

const JSON_MEDIA = "application/json";
const json = (schema: object, example?: unknown) => ({
  [JSON_MEDIA]: { schema, ...(example !== undefined && { example }) },
});
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
