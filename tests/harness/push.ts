import { resetEnv } from "@foja/core/kernel/env";
import { listen } from "@foja/local/host/server";
import { createPush } from "@foja/local/vendors/push/push";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { lookInto } from "./canary";
import { TEST_ENVIRONMENT } from "./environment";

type Message = { topic: string | null; ttl: number; urgency: string | null; text: string };

/** Starts a push service for the test. */
export async function startPush() {
  let app: Hono | undefined;
  const server = await listen(0, (request, response) => {
    if (app)
      void getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
  });
  const base = `http://127.0.0.1:${server.port}/push`;
  const service = createPush(base);
  app = new Hono().route("/push", service);
  process.env.PUSH_STAND_IN = base;
  resetEnv();
  const set = async (method: string, path: string, body?: object) =>
    (await service.request(path, { method, body: body && JSON.stringify(body) })).json();
  return {
    base,
    /** A browser subscribed with a server key, in the form of its page's subscription. */
    browser: (applicationServerKey: string = TEST_ENVIRONMENT.PUSH_PUBLIC_KEY) =>
      set("POST", "/browsers", { applicationServerKey }) as Promise<{
        id: string;
        endpoint: string;
        keys: { p256dh: string; auth: string };
      }>,
    messages: async (id: string): Promise<Message[]> => {
      const { browsers } = await set("GET", "/browsers");
      const { messages } = browsers.find((one: { id: string }) => one.id === id);
      lookInto("a push", JSON.stringify(messages));
      return messages;
    },
    leave: (id: string) => set("DELETE", `/browsers/${id}`),
    fail: (status: number | null) => set("POST", "/faults", { status }),
    stop: async () => {
      delete process.env.PUSH_STAND_IN;
      resetEnv();
      await server.close();
    },
  };
}
