import { useUser } from "@foja/core/kernel/actor";
import { AppError } from "@foja/core/kernel/error";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { Hono } from "hono";
import * as z from "zod";
import { mcpServer } from "../../../mcp/server";
import { route } from "../../http/route";

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request has its own server
 * and its answer is JSON. Its bodies are the protocol's, so it is no part of the OpenAPI document.
 */
export const mcpRoutes = new Hono().all(
  "/mcp",
  route("user", {
    needs: "read",
    summary: "Call the tools of an assistant by the Model Context Protocol",
    reads: true,
    answers: { 200: z.looseObject({}) },
  }),
  async (c) => {
    if (!useUser().program) throw new AppError("auth.missing", "Hace falta una clave de programa.");
    const server = mcpServer();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(c.req.raw);
  },
);
