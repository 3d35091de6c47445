import { AppError } from "@foja/core/kernel/error";
import { isOurs } from "@foja/core/kernel/ports/whatsapp";
import { Whatsapp } from "@foja/core/sharing/whatsapp";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { describes } from "../../http/described";
import { WHATSAPP_HOOK } from "../../http/guards";
import { query } from "../../http/input";
import { route } from "../../http/route";

/** The body is read as raw bytes: the signature covers those, and no schema is trusted before. */
const takesOctets = describes(
  createMiddleware((_, next) => next()),
  { noBody: true },
);

const line = z.string({ error: "Falta un dato de la verificación." }).max(300);

/** What Meta asks, once, of an address that it is given. */
const handshake = z.strictObject({
  "hub.mode": z.literal("subscribe", { error: "El único modo es «subscribe»." }),
  "hub.verify_token": line,
  "hub.challenge": line.regex(/^[\w-]+$/, "El desafío no es un número."),
});

export const whatsappRoutes = new Hono()
  .get(
    WHATSAPP_HOOK,
    route("public", {
      summary: "Answer Meta that this address is ours",
      answers: { 200: z.string() },
      media: "text/plain",
      refuses: [403, 404],
    }),
    query(handshake),
    async (c) => {
      const asked = c.req.valid("query");
      if (!(await isOurs(asked["hub.verify_token"]))) {
        throw new AppError("auth.forbidden", "El token de verificación no corresponde.");
      }
      return c.text(asked["hub.challenge"]);
    },
  )
  .post(
    WHATSAPP_HOOK,
    route("public", {
      summary: "Hear from WhatsApp what became of messages and what clients answered, signed",
      answers: { 200: success },
      refuses: [404],
    }),
    query(z.strictObject({})),
    takesOctets,
    async (c) => {
      const signature = c.req.header("x-hub-signature-256") ?? "";
      await Whatsapp.heard(new Uint8Array(await c.req.arrayBuffer()), signature);
      return answerWith(c, {});
    },
  );
