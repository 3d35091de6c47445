import type { ErrorKind } from "@foja/core/kernel/error";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The HTTP status of each kind of error. */
export const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  precondition: 412,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
};
