import type { IncomingMessage } from "node:http";
import { handler as apiRequest } from "@foja/functions/edge/api-request";
import { type Handler, HandlerTimeout, invoke } from "../lambda";
import { sourceAddress, toEvent } from "./event";
import { type Answer, gatewayAnswer, toAnswer } from "./result";

/** API Gateway refuses a larger request. */
const REQUEST_LIMIT = 10 * 1024 * 1024;
/** Lambda refuses a larger event or response. */
const PAYLOAD_LIMIT = 6 * 1024 * 1024;
const HEADERS_LIMIT = 10_240;
const TIMEOUT_SECONDS = 30;

/** Passes an HTTP request to a function as API Gateway and Lambda do, with their limits. */
export async function throughGateway(request: IncomingMessage, handler: Handler): Promise<Answer> {
  if (sizeOf(request.rawHeaders) > HEADERS_LIMIT) {
    return gatewayAnswer(431, "Request Header Fields Too Large");
  }
  const body = await readBody(request, REQUEST_LIMIT);
  if (!body) return gatewayAnswer(413, "Request Entity Too Large");
  return call(request, body, handler);
}

async function call(request: IncomingMessage, body: Buffer, handler: Handler): Promise<Answer> {
  const event = toEvent({
    method: request.method ?? "GET",
    target: request.url ?? "/",
    rawHeaders: request.rawHeaders,
    body,
    sourceIp: sourceAddress(request),
  });
  throughEdge(event);
  if (isTooLarge(event)) return gatewayAnswer(413, "Request Too Long");
  try {
    const limit = { name: "api", timeoutSeconds: TIMEOUT_SECONDS };
    const result = await invoke(handler, event, limit);
    if (isTooLarge(result)) return gatewayAnswer(500, "Internal Server Error");
    return toAnswer(result);
  } catch (error) {
    return failed(error);
  }
}

/** Runs CloudFront's function for API calls, which sees headers as objects with a value. */
function throughEdge(event: ReturnType<typeof toEvent>): void {
  const headers: Record<string, { value: string }> = {};
  apiRequest({ viewer: { ip: event.requestContext.http.sourceIp }, request: { headers } });
  for (const [name, { value }] of Object.entries(headers)) event.headers[name] = value;
}

/** The answer when the function threw or took too long: the reason is only in the log. */
function failed(error: unknown): Answer {
  console.warn("api:", error);
  if (error instanceof HandlerTimeout) return gatewayAnswer(503, "Service Unavailable");
  return gatewayAnswer(500, "Internal Server Error");
}

function isTooLarge(payload: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(payload ?? null)) > PAYLOAD_LIMIT;
}

function sizeOf(rawHeaders: string[]): number {
  return rawHeaders.reduce((sum, part) => sum + part.length, 0);
}

/** The body; undefined when it exceeds `limit`: the rest is read and dropped. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}
