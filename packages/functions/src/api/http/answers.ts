import type { Context, TypedResponse } from "hono";
import type { JSONParsed, Simplify } from "hono/utils/types";
import * as z from "zod";

/** Response shapes shared by many routes. */
export const success = z.object({ success: z.literal(true) });
export const done = success.extend({ message: z.string() });

/** The response to a repeated request whose first response was too large to store. */
export const doneBefore = done.extend({ ids: z.array(z.string()) });

/** A page of a list: `{ success, <name>: items, nextCursor? }`. */
export const pageOf = (name: string, item: z.ZodType) =>
  success.extend({ [name]: z.array(item), nextCursor: z.string().optional() });

type Versioned = { version: number };

type Answered<T, S extends 200 | 201 | 202> = Response & TypedResponse<JSONParsed<T>, S, "json">;
type Facts<T> = Simplify<{ success: true } & T>;
type Of<N extends string, R, M> = Simplify<{ success: true } & Record<N, R> & M>;

/** Sends `{ success: true, …facts }`: for lists, messages and records without a version. */
export function answerWith<T extends object, S extends 200 | 201 | 202 = 200>(
  c: Context,
  facts: T,
  status: S = 200 as S,
): Answered<Facts<T>, S> {
  return send(c, facts, status);
}

/** Sends `{ success: true, <name>: record, …more }`, with the record's version as its ETag. */
export function answer<N extends string, R extends Versioned, M extends object = object>(
  c: Context,
  name: N,
  record: R,
  more?: M,
): Answered<Of<N, R, M>, 200> {
  etag(c, record);
  return send(c, { [name]: record, ...more }, 200);
}

/** Sends a record that was just created: the same body and ETag as `answer`, with status 201. */
export function created<N extends string, R extends Versioned, M extends object = object>(
  c: Context,
  name: N,
  record: R,
  more?: M,
): Answered<Of<N, R, M>, 201> {
  etag(c, record);
  return send(c, { [name]: record, ...more }, 201);
}

/** Sends `{ success: true, message, …more }`: the message is a sentence for the person. */
export function answerDone<M extends object = object>(
  c: Context,
  message: string,
  more?: M,
): Answered<Facts<{ message: string } & M>, 200> {
  return send(c, { message, ...more }, 200);
}

/** Sets the ETag to the version of the returned record, which a client sends back in `If-Match`. */
export function etag(c: Context, { version }: Versioned): void {
  c.header("ETag", `"${version}"`);
}

/** Sends the JSON. The callers declare its type: TypeScript cannot infer a key from a parameter. */
const send = (c: Context, facts: object, status: 200 | 201 | 202) =>
  c.json({ success: true, ...facts }, status) as never;
