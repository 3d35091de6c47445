import type { ApiGatewayManagementApiClient } from "@aws-sdk/client-apigatewaymanagementapi";
import { env } from "../env";

let client: { of: string; api: ApiGatewayManagementApiClient } | undefined;

async function api() {
  const { ApiGatewayManagementApiClient } = await import("@aws-sdk/client-apigatewaymanagementapi");
  const { AWS_REGION: region, SOCKETS_ENDPOINT: endpoint } = env();
  if (client?.of !== endpoint) {
    client?.api.destroy();
    const requestHandler = { connectionTimeout: 2000, requestTimeout: 5000 };
    client = {
      of: endpoint,
      api: new ApiGatewayManagementApiClient({ region, endpoint, requestHandler, maxAttempts: 3 }),
    };
  }
  return client.api;
}

/** Sends a text to an open socket; returns `gone` when it is already closed. */
export async function post(connectionId: string, text: string): Promise<"sent" | "gone"> {
  const { PostToConnectionCommand } = await import("@aws-sdk/client-apigatewaymanagementapi");
  const command = new PostToConnectionCommand({ ConnectionId: connectionId, Data: text });
  return unlessGone(async () => (await api()).send(command));
}

/** Closes a socket, whatever its state. */
export async function close(connectionId: string): Promise<"sent" | "gone"> {
  const { DeleteConnectionCommand } = await import("@aws-sdk/client-apigatewaymanagementapi");
  const command = new DeleteConnectionCommand({ ConnectionId: connectionId });
  return unlessGone(async () => (await api()).send(command));
}

async function unlessGone(work: () => Promise<unknown>): Promise<"sent" | "gone"> {
  try {
    await work();
    return "sent";
  } catch (error) {
    if (error instanceof Error && error.name === "GoneException") return "gone";
    throw error;
  }
}
