import { Idempotency } from "@foja/core/kernel/idempotency";
import { MOST_ANSWERED, octetsOf } from "@foja/core/kernel/octets";
import { log } from "../../log";
import { STATUS } from "./status";

/** A Lambda response, as far as its size matters. */
type Result = {
  statusCode: number;
  body: string;
  isBase64Encoded: boolean;
  headers: Record<string, string>;
};

const TOO_LARGE =
  "La respuesta es demasiado grande para una sola vez. Pedí menos: una página, o menos campos.";

/** The length of a body that certainly fits: a character takes at most six bytes. */
const SMALL = MOST_ANSWERED / 6;

/**
 * The response, or a replacement where it exceeds the platform's limit: a read is refused with 422,
 * a write is reported as done, with the ids it concerned.
 */
export function carried<R extends Result>(answer: R, method: string): R {
  const { body, headers, isBase64Encoded } = answer;
  const octets = isBase64Encoded || body.length < SMALL ? body.length : octetsOf(body);
  if (octets <= MOST_ANSWERED) return answer;
  const requestId = headers["x-request-id"] ?? "-";
  log().error("answer too large", { requestId, method, octets });
  if (method !== "GET") return { ...answer, body: Idempotency.reducedTo(body) };
  const refusal = { success: false, error: "answer.too_large", message: TOO_LARGE, requestId };
  return {
    ...answer,
    statusCode: STATUS.invalid,
    headers: { ...headers, "content-type": "application/json" },
    isBase64Encoded: false,
    body: JSON.stringify(refusal),
  };
}
