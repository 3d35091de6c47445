import { doorsOf } from "../../http/doors";

/** What is no part of the API's description: its bodies are those of another protocol. */
export const protocolDoors = doorsOf("programs", [
  {
    paths: ["/mcp"],
    load: async () => (await import("./mcp")).mcpRoutes,
  },
]);

export const programsDoors = doorsOf("programs", [
  {
    paths: ["/api/proposals"],
    load: async () => (await import("./proposals")).proposalRoutes,
  },
  {
    paths: ["/api/webhook-endpoints"],
    load: async () => (await import("./webhooks")).webhookRoutes,
  },
]);
