import { noteDemand } from "../session/demand";
import { ApiError, type ErrorBody } from "./error";
import { noteFault } from "./last-fault";
import { messageFor } from "./messages";

/** The shape of `hc`'s answers and of fetch's: what `answer` needs of either. */
type Answering = { ok: boolean; status: number; json: () => Promise<unknown> };

/**
 * What a successful answer holds, for each of the shapes it may have. One of no known shape is a
 * middleware repeating the route's own.
 */
export type Success<R> = R extends { json: () => Promise<infer T> }
  ? unknown extends T
    ? never
    : Exclude<T, { success: false }>
  : never;

/** The body of a call that went well; throws an `ApiError` with a sentence to show when it did not. */
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

/** The body of a refusal, or nothing when it was not the API that answered. */
export async function readBody(response: Answering): Promise<ErrorBody> {
  try {
    const body = await response.json();
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
