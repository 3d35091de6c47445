import { createApp } from "@foja/functions/app";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";

type Content = { content?: Record<string, { schema: object }> };

/** One operation of the API's description. */
export type Operation = {
  "x-principal": "public" | "user" | "admin";
  requestBody?: Content;
  parameters?: { name: string; in: string; schema: object }[];
  responses: Record<string, Content>;
};

export type Description = { paths: Record<string, Record<string, Operation>> };

let described: Promise<Description> | undefined;

/** The API's description, as it serves it. */
export function description(): Promise<Description> {
  described ??= Promise.resolve(createApp().request("/api/openapi.json")).then((answer) =>
    answer.json(),
  );
  return described;
}

type Found = { method: string; path: string; operation: Operation; pattern: RegExp };

let listed: Promise<Found[]> | undefined;

/** Every operation, flat, with what its addresses look like. */
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

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Throws when an answer is not what the description of its route says. */
export async function assertDescribed(
  method: string,
  path: string,
  { status, type, body }: { status: number; type: string; body: unknown },
) {
  const found = (await operations()).find((one) => one.method === method && one.pattern.test(path));
  if (!found) return;
  const { responses } = found.operation;
  const answer = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
  if (!answer) throw new Error(`${method} ${found.path} answered an undescribed ${status}`);
  if (!answer.content) return;
  const schema = answer.content[type]?.schema;
  if (!schema) throw new Error(`${method} ${found.path} ${status} answered an undescribed ${type}`);
  if (ajv.validate(schema, body)) return;
  throw new Error(`${method} ${found.path} ${status}: ${ajv.errorsText()}`);
}

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`);
