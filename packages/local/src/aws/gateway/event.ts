import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

export type IncomingCall = {
  method: string;
  /** Path and query, as in the request line. */
  target: string;
  /** Names and values alternating, as in Node's `rawHeaders`. */
  rawHeaders: string[];
  body: Buffer;
  sourceIp: string;
};

/** The event that API Gateway sends for a request (HTTP API, payload format 2.0). */
export function toEvent(call: IncomingCall, at = new Date()): APIGatewayProxyEventV2 {
  const [rawPath = "/", rawQueryString = ""] = splitOnce(call.target, "?");
  const { headers, cookies } = collect(call.rawHeaders, call.sourceIp);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(rawQueryString && { queryStringParameters: parameters(rawQueryString) }),
    requestContext: requestContext(call, rawPath, headers, at),
    ...bodyOf(call.body, headers["content-type"] ?? ""),
  };
}

/** The caller's IP address, from the socket; headers cannot change it. */
export function sourceAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

function requestContext(
  call: IncomingCall,
  path: string,
  headers: Record<string, string>,
  at: Date,
): APIGatewayProxyEventV2["requestContext"] {
  return {
    accountId: "000000000000",
    apiId: "local",
    domainName: headers.host ?? "localhost",
    domainPrefix: "local",
    http: {
      method: call.method,
      path,
      protocol: "HTTP/1.1",
      sourceIp: call.sourceIp,
      userAgent: headers["user-agent"] ?? "",
    },
    requestId: randomUUID(),
    routeKey: "$default",
    stage: "$default",
    time: commonLogTime(at),
    timeEpoch: at.getTime(),
  };
}

/** Headers with lower-case names, repeated ones joined by commas, and cookies separate. */
function collect(raw: string[], sourceIp: string) {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? "";
    const value = raw[index + 1] ?? "";
    if (name === "cookie") cookies.push(...value.split(/;\s*/).filter(Boolean));
    else headers[name] = name in headers ? `${headers[name]},${value}` : value;
  }
  const forwarded = headers["x-forwarded-for"];
  headers["x-forwarded-for"] = forwarded ? `${forwarded}, ${sourceIp}` : sourceIp;
  headers["x-forwarded-proto"] = "http";
  return { headers, cookies };
}

function parameters(query: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    found[name] = name in found ? `${found[name]},${value}` : value;
  }
  return found;
}

const TEXT = /^(text\/|application\/(json|javascript|xml)\b)/i;

/** API Gateway passes text unchanged and everything else, forms included, in base64. */
function bodyOf(body: Buffer, contentType: string) {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = TEXT.test(contentType);
  return { body: body.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
}

/** `20/Nov/2026:14:03:22 +0000` */
function commonLogTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(" ");
  return `${day}/${month}/${year}:${time} +0000`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}
