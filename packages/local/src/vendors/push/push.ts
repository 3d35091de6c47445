import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { decrypt } from "./decrypt";
import { senderOf } from "./vapid";

type Message = { topic: string | null; ttl: number; urgency: string | null; text: string };

type Browser = { curve: ECDH; auth: Buffer; sender: string; left: boolean; messages: Message[] };

const asked = z.strictObject({ applicationServerKey: z.string().regex(/^B[\w-]{86}$/) });
const fault = z.strictObject({ status: z.number().int().min(300).max(599).nullable() });

const LARGEST = 4096;

/**
 * A stand-in for a push service and its browsers: checks a message as services do, decrypts it as
 * browsers do, and stores it for tests to read. `base` is its own address.
 */
export function createPush(base: string): Hono {
  const app = new Hono();
  const browsers = new Map<string, Browser>();
  let failing: number | null = null;
  addBrowsers(app, browsers, base);
  app.post("/faults", async (c) => {
    const given = fault.safeParse(await jsonOf(c));
    if (!given.success) return c.json({ success: false, message: "A fault has status." }, 400);
    failing = given.data.status;
    return c.json({ success: true });
  });
  app.post("/send/:id", async (c) => {
    if (failing !== null) return new Response(null, { status: failing });
    const status = await receive(c, browsers.get(c.req.param("id")), new URL(base).origin);
    const location =
      status === 201
        ? { location: `${base}/messages/${randomBytes(9).toString("hex")}` }
        : undefined;
    return new Response(null, { status, headers: location });
  });
  return app;
}

/** The calls that a test makes instead of a browser: subscribe, leave, and list messages. */
function addBrowsers(app: Hono, browsers: Map<string, Browser>, base: string): void {
  app.get("/browsers", (c) => {
    const list = [...browsers].map(([id, { left, messages }]) => ({ id, left, messages }));
    return c.json({ browsers: list });
  });
  app.post("/browsers", async (c) => {
    const given = asked.safeParse(await jsonOf(c));
    if (!given.success) {
      return c.json({ success: false, message: "Send { applicationServerKey }." }, 400);
    }
    const id = randomBytes(18).toString("base64url");
    const curve = createECDH("prime256v1");
    const p256dh = curve.generateKeys("base64url");
    const auth = randomBytes(16);
    const sender = given.data.applicationServerKey;
    browsers.set(id, { curve, auth, sender, left: false, messages: [] });
    const keys = { p256dh, auth: auth.toString("base64url") };
    return c.json({ id, endpoint: `${base}/send/${id}`, keys }, 201);
  });
  app.delete("/browsers/:id", (c) => {
    const browser = browsers.get(c.req.param("id"));
    if (!browser) return c.notFound();
    browser.left = true;
    return c.json({ success: true });
  });
}

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

/** Receives a message as a push service does; returns the status. */
async function receive(c: Context, browser: Browser | undefined, origin: string): Promise<number> {
  const sender = await senderOf(c.req.header("authorization") ?? "", origin);
  if (!sender) return 401;
  if (!browser) return 404;
  if (browser.left) return 410;
  if (sender !== browser.sender) return 403;
  const ttl = Number(c.req.header("ttl") ?? Number.NaN);
  const topic = c.req.header("topic") ?? null;
  const formed = topic === null || /^[\w-]{1,32}$/.test(topic);
  if (!(ttl >= 0) || !formed || c.req.header("content-encoding") !== "aes128gcm") return 400;
  const body = Buffer.from(await c.req.arrayBuffer());
  if (body.length > LARGEST) return 413;
  const message = {
    topic,
    ttl,
    urgency: c.req.header("urgency") ?? null,
    text: decrypt(body, browser),
  };
  const others = browser.messages.filter((one) => topic === null || one.topic !== topic);
  browser.messages = [...others, message];
  return 201;
}
