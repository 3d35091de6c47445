import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { sourceAddress } from "../gateway/event";

export type Kind = "CONNECT" | "MESSAGE" | "DISCONNECT";

const ROUTES = { CONNECT: "$connect", MESSAGE: "$default", DISCONNECT: "$disconnect" };

/** A new connection id in API Gateway's format, with characters that a URL must escape. */
export const newConnectionId = () => `${randomBytes(11).toString("base64").slice(0, 15)}=`;

/** The fields that all events of a connection have. */
export type Connection = { id: string; sourceIp: string; userAgent: string; connectedAt: number };

/** The event that API Gateway sends for something that happened to a socket. */
export function toEvent(kind: Kind, connection: Connection, more: object = {}) {
  const requestId = randomUUID();
  return {
    requestContext: {
      routeKey: ROUTES[kind],
      eventType: kind,
      connectionId: connection.id,
      connectedAt: connection.connectedAt,
      requestId,
      extendedRequestId: requestId,
      requestTimeEpoch: Date.now(),
      messageDirection: "IN",
      stage: "ws",
      apiId: "local",
      domainName: "localhost",
      identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
    },
    isBase64Encoded: false,
    ...more,
  };
}

/** The headers of the request that opens a socket, for its CONNECT event. */
export function headersOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(entries), "X-Forwarded-For": sourceAddress(request) };
}
