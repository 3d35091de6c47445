import { randomUUID } from "node:crypto";
import { withContext } from "@foja/core/kernel/actor";
import { allowedOrigins } from "@foja/core/kernel/env";
import { Realtime } from "@foja/core/telling/realtime";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import { log } from "../log";

/** A socket event. The opening one has headers, which the platform's type leaves out. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & { headers?: Record<string, string> };

/** The Lambda of the sockets: opened, a message, closed. */
export async function handler(event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  const { routeKey, connectionId, requestId = randomUUID() } = event.requestContext;
  const surroundings = {
    actor: { type: "public" as const },
    requestId,
    address: "-",
    userAgent: "-",
  };
  const statusCode = await withContext(surroundings, () => answer(event));
  if (statusCode !== 200) log().warn("socket", { routeKey, connectionId, statusCode });
  return { statusCode };
}

async function answer({ requestContext, body, headers }: SocketEvent): Promise<number> {
  const { routeKey, connectionId } = requestContext;
  if (routeKey === "$connect") {
    if (isForeign(headers)) return 403;
    await Realtime.opened(connectionId);
  } else if (routeKey === "$disconnect") await Realtime.closed(connectionId);
  else await Realtime.received(connectionId, body ?? "");
  return 200;
}

/** Whether a page of another site opened the socket. Browsers always send an Origin. */
function isForeign(headers: Record<string, string> = {}): boolean {
  const origin = Object.entries(headers).find(([name]) => name.toLowerCase() === "origin")?.[1];
  return origin !== undefined && !allowedOrigins().includes(origin);
}
