import { Hono } from "hono";
import type { Connections } from "./gateway";

/** API Gateway's limit for a message to a socket, in bytes. */
const MESSAGE_LIMIT = 128 * 1024;

/** A stand-in for the `@connections` API, through which functions send to open sockets. */
export function connectionsApi(connections: Connections): Hono {
  const app = new Hono();
  app.post("/@connections/:id", async (c) => {
    const text = await c.req.text();
    if (Buffer.byteLength(text) > MESSAGE_LIMIT) return refused(413, "PayloadTooLarge");
    return connections.post(c.req.param("id"), text) ? c.body(null, 200) : gone();
  });
  app.get("/@connections/:id", (c) => {
    const seen = connections.look(c.req.param("id"));
    return seen ? c.json(seen) : gone();
  });
  app.delete("/@connections/:id", (c) =>
    connections.drop(c.req.param("id")) ? c.body(null, 204) : gone(),
  );
  return app;
}

const gone = () => refused(410, "Gone");

function refused(status: number, name: string): Response {
  const headers = { "x-amzn-errortype": `${name}Exception`, "content-type": "application/json" };
  return new Response(JSON.stringify({ message: name }), { status, headers });
}
