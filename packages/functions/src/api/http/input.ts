import { AppError } from "@foja/core/kernel/error";
import { describeIssue } from "@foja/core/kernel/messages.schema";
import { sValidator } from "@hono/standard-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { describes } from "./described";
import { malformed } from "./errors";
import { brokenText, type Issue, ofWholeText } from "./whole-text";

const segment = (part: PropertyKey | { key: PropertyKey }) =>
  String(typeof part === "object" ? part.key : part).slice(0, 64);

/** Throws a 422 with a sentence for each wrong field; the first is also its `message`. */
function refuse(issues: readonly Issue[]): never {
  const wrong = issues.slice(0, 50).map(({ path = [], message }) => ({
    path: path.map(segment).join("."),
    message,
  }));
  // A value may break several rules with the same sentence.
  const details = [...new Map(wrong.map((one) => [`${one.path} ${one.message}`, one])).values()];
  const message = details[0]?.message ?? "Datos inválidos.";
  throw new AppError("request.invalid", message, { details });
}

/** Validates the JSON body of a route with a schema; refuses invalid ones with 422. */
export const body = <S extends z.ZodType>(schema: S) =>
  describes(
    sValidator("json", ofWholeText(schema), (result, c) => {
      if (!result.success) refuse(result.error);
      if (!c.req.valid("query" as never)) refuseQuery(c);
    }),
    { body: schema },
  );

/** Like `body`, for the query. Placed before `body` where a route takes both. */
export const query = <S extends z.ZodType>(schema: S) =>
  describes(
    sValidator("query", ofWholeText(schema), (result) => {
      if (!result.success) refuse(result.error);
    }),
    { query: schema },
  );

/** Declares that a route takes no body: refuses any but an empty one or `{}`. */
export const takesNoBody = describes(
  createMiddleware(async (c, next) => {
    await refuseBody(c);
    await next();
  }),
  { noBody: true },
);

/** Declares that a route takes no query, which is refused, and reads no body. */
export const readsNothing = describes(
  createMiddleware(async (c, next) => {
    refuseQuery(c);
    await next();
  }),
  { noBody: true, noQuery: true },
);

/** Declares that a route takes neither body nor query, and refuses both. */
export const takesNothing = describes(
  createMiddleware(async (c, next) => {
    refuseQuery(c);
    await refuseBody(c);
    await next();
  }),
  { noBody: true, noQuery: true },
);

const nothing = z.strictObject({});

async function refuseBody(c: Context): Promise<void> {
  if ((await c.req.text()) === "") return;
  const read = nothing.safeParse(await c.req.json().catch(malformed));
  if (!read.success) refuse(read.error.issues);
}

function refuseQuery(c: Context): void {
  const keys = Object.keys(c.req.query());
  if (keys.length === 0) return;
  refuse([{ message: describeIssue({ code: "unrecognized_keys", keys, input: undefined }) }]);
}

/** Refuses a path whose percent-escapes are not UTF-8, naming the parameter. */
export function assertWholeAddress(c: Context): void {
  if (!c.req.url.includes("%")) return;
  const names = c.req.routePath.split("/");
  const path = c.req.path.split("/").map((text, i) => [names[i]?.slice(1) ?? "", text]);
  const query = new URL(c.req.url).search.slice(1).split("&");
  const pairs = [...path, ...query.map((pair) => pair.split("=", 2))];
  const broken = pairs.find((texts) => !texts.every(decodes));
  if (broken) refuse([{ path: broken.slice(0, 1), message: brokenText(broken.slice(0, 1)) }]);
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The version in `If-Match`, quoted or bare, or `undefined`. Throws `request.malformed`. */
export function ifMatch(c: Context): number | undefined {
  const header = c.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) {
    throw new AppError("request.malformed", "If-Match: tiene que ser la versión que leíste.");
  }
  return Number(version);
}
