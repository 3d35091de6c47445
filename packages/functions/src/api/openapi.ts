import { env } from "@foja/core/kernel/env";
import type { Env, Hono } from "hono";
import { findTargetHandler } from "hono/utils/handler";
import * as z from "zod";
import { type Described, descriptionOf } from "./http/described";
import { errorBody } from "./http/errors";

/**
 * The description of the API (OpenAPI 3.1), made from the very schemas that check its requests and
 * from what each route declares of itself. Loaded only when somebody asks for it.
 */
export function describeApi<E extends Env>(app: Hono<E>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, described] of collect(app)) {
    const [method = "", path = ""] = route.split(" ");
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operation(template, described),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Foja", version: env().VERSION, description: "La API de Foja." },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

/** Every declared route, with what all of its middleware say of it. */
function collect<E extends Env>(app: Hono<E>): Map<string, Described> {
  const found = new Map<string, Described>();
  for (const { method, path, handler } of app.routes) {
    const described = descriptionOf(findTargetHandler(handler));
    const route = `${method} ${path}`;
    if (described) found.set(route, { ...found.get(route), ...described });
  }
  return found;
}

const asInput = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
const asOutput = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: "any" });

function operation(
  path: string,
  { principal, summary, answers = {}, media, ...asked }: Described,
): object {
  const successes = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: "Hecho", content: { [media ?? JSON_MEDIA]: { schema: asOutput(schema) } } },
  ]);
  const unchanged = media ? { 304: { description: "Sin cambios" } } : {};
  const refusal = { description: "Rechazado", content: json(asOutput(errorBody)) };
  return {
    summary,
    "x-principal": principal,
    security: principal === "public" ? [] : [{ bearer: [] }],
    parameters: parameters(path, asked),
    ...(asked.body && { requestBody: { required: true, content: json(asInput(asked.body)) } }),
    responses: { ...Object.fromEntries(successes), ...unchanged, default: refusal },
  };
}

const JSON_MEDIA = "application/json";
const json = (schema: object) => ({ [JSON_MEDIA]: { schema } });

function parameters(path: string, { headers = [], query }: Described): object[] {
  const text = { type: "string" };
  const holes = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const fields = query ? Object.entries(asInput(query).properties ?? {}) : [];
  return [
    ...holes.map((name) => ({ name, in: "path", required: true, schema: text })),
    ...fields.map(([name, schema]) => ({ name, in: "query", required: false, schema })),
    ...headers.map((name) => ({ name, in: "header", required: false, schema: text })),
  ];
}
