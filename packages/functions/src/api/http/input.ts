import { AppError } from "@foja/core/kernel/error";
import { sValidator } from "@hono/standard-validator";
import type { Context } from "hono";
import type * as z from "zod";
import { describes } from "./described";

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; message: string };

const segment = (part: PropertyKey | { key: PropertyKey }) =>
  String(typeof part === "object" ? part.key : part).slice(0, 64);

/** Every wrong field with its sentence; the first one is also the answer's own message. */
function refuse(issues: readonly Issue[]): never {
  const told = issues.slice(0, 50).map(({ path = [], message }) => ({
    path: path.map(segment).join("."),
    message,
  }));
  // A value may break several rules that say the same sentence.
  const details = [...new Map(told.map((one) => [`${one.path} ${one.message}`, one])).values()];
  const message = details[0]?.message ?? "Datos inválidos.";
  throw new AppError("request.invalid", message, { details });
}

/** The JSON body of a route, checked; what does not fit is refused with 422. */
export const body = <S extends z.ZodType>(schema: S) =>
  describes(
    sValidator("json", schema, (result) => {
      if (!result.success) refuse(result.error);
    }),
    { body: schema },
  );

/** The query of a route, checked likewise. */
export const query = <S extends z.ZodType>(schema: S) =>
  describes(
    sValidator("query", schema, (result) => {
      if (!result.success) refuse(result.error);
    }),
    { query: schema },
  );

/** The version a writer says it read: `If-Match`, quoted or bare. `undefined` when it says none. */
export function ifMatch(c: Context): number | undefined {
  const header = c.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) {
    throw new AppError("request.malformed", "If-Match: tiene que ser la versión que leíste.");
  }
  return Number(version);
}

/** Says which version this answer shows. */
export function etag(c: Context, { version }: { version: number }): void {
  c.header("ETag", `"${version}"`);
}
