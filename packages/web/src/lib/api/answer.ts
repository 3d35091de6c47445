import { noteDemand } from "../session/demand";
import { ApiError, type ErrorBody } from "./error";
import { noteFault } from "./last-fault";
import { messageFor } from "./messages";

/** The part of `hc`'s and fetch's responses that `answer` needs. */
type Answering = { ok: boolean; status: number; json: () => Promise<unknown> };

/**
 * The body of a successful answer, for each of its possible types. An answer of unknown type is a
 * middleware's duplicate of the route's own.
 */
export type Success<R> = R extends { json: () => Promise<infer T> }
  ? unknown extends T
    ? never
    : Exclude<T, { success: false }>
  : never;

/** The body of a successful call; throws an `ApiError` with a sentence to show otherwise. */
export async function answer<R extends Answering>(pending: Promise<R>): Promise<Success<R>> {
  const response = await pending;
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as Success<R>;
}

/** Turns a refused answer into the error that screens show. */
export async function toApiError(response: Answering): Promise<ApiError> {
  const body = await readBody(response);
  noteFault(body.requestId);
  noteDemand(body.error);
  return new ApiError(response.status, messageFor(response.status, body), body);
}

/** The body of a refusal; empty when the answer was not the API's. */
export async function readBody(response: Answering): Promise<ErrorBody> {
  try {
    const body = await response.json();
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
