import type { OutgoingHttpHeaders } from "node:http";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A response of API Gateway itself, in its own form. */
export function gatewayAnswer(status: number, message: string): Answer {
  const body = Buffer.from(JSON.stringify({ message }));
  return { status, headers: { "content-type": "application/json" }, body };
}

/** The HTTP response that a function's result describes. */
export function toAnswer(result: unknown): Answer {
  if (!isStructured(result)) return inferred(result);
  const { statusCode = 200, headers = {}, cookies = [], body = "", isBase64Encoded } = result;
  if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599) {
    return gatewayAnswer(500, "Internal Server Error");
  }
  return {
    status: statusCode,
    headers: { ...allowed(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
    body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8"),
  };
}

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === "object" && result !== null && "statusCode" in result;
}

/** Without a status code, API Gateway takes the whole result as a JSON body. */
function inferred(result: unknown): Answer {
  const body = typeof result === "string" ? result : JSON.stringify(result ?? null);
  return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
}

/** Headers of the connection, which the gateway sets itself. */
const CONNECTION = new Set(["connection", "content-length", "keep-alive", "transfer-encoding"]);

function allowed(headers: Record<string, string | number | boolean>): OutgoingHttpHeaders {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]);
  return Object.fromEntries(entries.filter(([name]) => !CONNECTION.has(name ?? "")));
}
