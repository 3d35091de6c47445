import * as z from "zod";
import type { RefusalStatus } from "../http/described";
import type { DeclaredRoute } from "./registry";

/** The name of each refusal among the components, and its meaning. */
export const REFUSALS = {
  400: ["BadRequest", "The body is not JSON, or a header or cursor cannot be read"],
  401: ["Unauthorized", "Nobody is signed in, or what proves who asks does not hold"],
  402: [
    "PaymentRequired",
    "It has to be paid first: `payment` names the page on which that is done",
  ],
  403: [
    "Forbidden",
    "Whoever asks may not do this, their plan has no room for it, or it came around the public address",
  ],
  404: ["NotFound", "There is no such record, or it belongs to another practice"],
  409: ["Conflict", "It contradicts what is there already"],
  410: ["Gone", "It was deleted and can still be restored: `deleted` says since and until when"],
  412: ["PreconditionFailed", "The record changed meanwhile, or since the version in If-Match"],
  413: ["PayloadTooLarge", "The body, or the file, is too large"],
  415: ["UnsupportedMediaType", "The body is not application/json"],
  422: ["UnprocessableContent", "A field is wrong: `details` names each, `message` the first"],
  429: ["TooManyRequests", "Asked too often: Retry-After says for how many seconds to wait"],
} as const satisfies Record<RefusalStatus, readonly [name: string, description: string]>;

const HEADERS_READ = ["If-Match", "Idempotency-Key", "X-Calendar-Sync"] as const;

/**
 * The 4xx statuses that a route may return, derived from its method, its principal, the identifiers
 * in its path, the headers it reads, and its own `refuses`.
 */
export function refusalsOf(route: DeclaredRoute): RefusalStatus[] {
  const { headers = [], refuses = [] } = route;
  const isWrite = route.method !== "GET";
  const names = [...route.template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const namesRecord = names.some((name) => name !== "userId");
  const changes = isWrite && (namesRecord || headers.includes("If-Match"));
  const may: Record<RefusalStatus, boolean> = {
    400: isWrite || asks(route, "cursor") || HEADERS_READ.some((name) => headers.includes(name)),
    401: route.principal !== "public",
    402: false,
    // Every route refuses what did not come through the distribution.
    403: true,
    404: namesRecord,
    409: changes || headers.includes("Idempotency-Key"),
    410: false,
    412: changes,
    413: isWrite,
    415: isWrite,
    422: true,
    // The rate limit of a practice's writes.
    429: isWrite && !route.reads && route.principal !== "public",
  };
  const statuses = Object.keys(REFUSALS).map(Number) as RefusalStatus[];
  return statuses.filter((status) => may[status] || refuses.includes(status));
}

const asks = ({ query }: DeclaredRoute, name: string) =>
  query instanceof z.ZodObject && name in query.shape;
