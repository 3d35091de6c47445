import { allowedOrigins, env } from "@foja/core/kernel/env";
import { AppError } from "@foja/core/kernel/error";
import { hasEdge, isEdgeKey } from "@foja/core/kernel/ports/edge-key";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { edgeKeyHeader } from "../../edge/viewer-address";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Refuses requests that did not come through our edge, before anything of them is read: only the
 * edge limits what one address may ask for. Where there is no edge, all pass.
 */
export const throughEdge = createMiddleware(async (c, next) => {
  if (hasEdge() && !(await isEdgeKey(c.req.header(edgeKeyHeader)))) {
    const origin = new URL(env().APP_URL).origin;
    throw new AppError("request.around_edge", `Esta dirección no atiende pedidos. Usá ${origin}.`);
  }
  await next();
});

const MOST_BYTES = 1024 * 1024;

/**
 * Refuses bodies of more than 1 MB before they are read. Where a request states its length that is
 * enough: to look at its body would make a stream of it, which takes longer than to read it.
 */
export const limitBody = createMiddleware(async (c, next) => {
  if (!WRITES.has(c.req.method)) return next();
  const length = c.req.header("content-length");
  if (length === undefined || c.req.header("transfer-encoding") !== undefined) {
    return limitRead(c, next);
  }
  if (Number(length) > MOST_BYTES) throw tooLarge();
  await next();
});

const limitRead = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw tooLarge();
  },
});

const tooLarge = () => new AppError("request.too_large", "El pedido es muy grande: hasta 1 MB.");

/**
 * The path of one-click unsubscription (RFC 8058): mail programs post a form there without a
 * session. The token in the query is the proof, and the body is not read.
 */
export const ONE_CLICK = "/api/notifications/unsubscribe";

/** The same path for campaign mails, with the token in the path. */
export const ONE_CLICK_CAMPAIGN = "/api/marketing/unsubscribe/:token";

/** Whether a request is such a form of a mail program. */
const isOneClick = (c: Context): boolean =>
  c.req.path === ONE_CLICK || (c.req.method === "POST" && ONE_CLICKS.test(c.req.path));

const ONE_CLICKS = /^\/api\/(?:marketing\/unsubscribe|public\/client-notices\/off)\/[^/]+$/;

/** The path of Stripe's events: proved by a signature over their bytes. */
export const STRIPE_HOOK = "/api/webhooks/stripe";

/** The path of WhatsApp's webhooks: proved by a signature over their bytes. */
export const WHATSAPP_HOOK = "/api/webhooks/whatsapp";

/** Refuses writes that are not JSON: forms on other sites cannot send JSON without a preflight. */
export const onlyJson = createMiddleware(async (c, next) => {
  if (WRITES.has(c.req.method) && !isOneClick(c)) {
    const type = c.req.header("content-type");
    const isJson = /^application\/json\s*(;|$)/i.test(type ?? "");
    if (!isJson && (type !== undefined || (await hasBody(c)))) {
      throw new AppError("request.unsupported_media", "El pedido tiene que ser application/json.");
    }
  }
  await next();
});

const hasBody = async ({ req }: Context) => (await req.raw.clone().arrayBuffer()).byteLength > 0;

/** Refuses writes from pages of other sites: browsers state their origin in a header. */
export const sameOrigin = createMiddleware(async (c, next) => {
  if (WRITES.has(c.req.method)) refuseForeign(c);
  await next();
});

/** Like `sameOrigin`, for a GET that writes. */
export const writesByGet = createMiddleware(async (c, next) => {
  refuseForeign(c);
  await next();
});

function refuseForeign(c: Context): void {
  const origin = c.req.header("origin");
  const crossSite = c.req.header("sec-fetch-site") === "cross-site";
  if (crossSite || (origin !== undefined && !allowedOrigins().includes(origin))) {
    throw new AppError("request.foreign_origin", "El pedido viene de otro sitio.");
  }
}
