import { createApp } from "@foja/functions/app";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";

type Content = { content?: Record<string, { schema: object }> };

/** A reference to a component: `#/components/responses/NotFound`. */
type Reference = { $ref: string };

type Parameter = { name: string; in: string; required: boolean; schema: object };

/** One operation of the API's description. */
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  "x-principal": "public" | "user" | "admin";
  "x-needs"?: string;
  requestBody?: Content;
  parameters?: (Parameter | Reference)[];
  responses: Record<string, Content | Reference>;
};

export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};

let described: Promise<Description> | undefined;

/** The API's description, as it serves it. */
export function description(): Promise<Description> {
  described ??= Promise.resolve(
    createApp().fetch(new Request("http://localhost/api/openapi.json")),
  ).then((answer) => answer.json());
  return described;
}

type Found = { method: string; path: string; operation: Operation; pattern: RegExp };

let listed: Promise<Found[]> | undefined;

/** Every operation as a flat list, with the pattern of its addresses. */
export function operations(): Promise<Found[]> {
  listed ??= description().then(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        pattern: pattern(path),
      })),
    ),
  );
  return listed;
}

const DOCUMENT = "foja";

let validator: Promise<Ajv2020> | undefined;

function ajv(): Promise<Ajv2020> {
  validator ??= description().then((document) => {
    const made = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(made);
    return made.addSchema(document, DOCUMENT);
  });
  return validator;
}

/** A reference to a part of the description. */
const pointer = (...keys: string[]) =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/**
 * Throws when an answer does not match the description of its route. Every refusal (4xx) must be
 * among those that the route declares.
 */
export async function assertDescribed(
  method: string,
  path: string,
  { status, type, body }: { status: number; type: string; body: unknown },
) {
  const found = (await operations()).find((one) => one.method === method && one.pattern.test(path));
  if (!found) return;
  const route = `${method} ${found.path} ${status}`;
  const { responses } = found.operation;
  const key = status in responses || status < 500 ? String(status) : "default";
  const answer = responses[key];
  if (!answer) throw new Error(`${route} is not among the answers described`);
  const at = pointer("paths", found.path, method.toLowerCase(), "responses", key);
  const validate = (await ajv()).getSchema(
    `${DOCUMENT}${"$ref" in answer ? answer.$ref : at}/content/${pointer(type).slice(2)}/schema`,
  );
  if (!validate) {
    if (!("content" in answer || "$ref" in answer)) return;
    throw new Error(`${route} answered an undescribed ${type}`);
  }
  if (!validate(body)) throw new Error(`${route}: ${(await ajv()).errorsText(validate.errors)}`);
}

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`);
