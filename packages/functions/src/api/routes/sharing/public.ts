import { Throttle } from "@foja/core/accounts/throttle";
import { AppError } from "@foja/core/kernel/error";
import { file, upload } from "@foja/core/practice/files/file.schema";
import { Links } from "@foja/core/sharing/links";
import { clientPage, proveClient } from "@foja/core/sharing/links/link.schema";
import { Notices } from "@foja/core/sharing/notices";
import { ClientPages } from "@foja/core/sharing/page";
import { announceFile, writeReply } from "@foja/core/sharing/page/reply.schema";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { keyOf } from "../../http/idempotent";
import { body, readsNothing, takesNothing } from "../../http/input";
import { route } from "../../http/route";
import { secretly } from "../../http/secretly";

/** Beside the path, which is that of one link: a client of two practices proves it once to each. */
const SCOPE = {
  httpOnly: true,
  secure: true,
  sameSite: "Strict",
} as const;
const DAYS_90_S = 90 * 24 * 3600;
const COOKIE = "foja_client";

const proofIn = (c: Context) => getCookie(c, COOKIE);
const tokenIn = (c: Context) => c.req.param("token") ?? "";

export const clientRoutes = new Hono()
  .get(
    "/api/public/client/:token",
    route("public", {
      summary: "Read a client's page, on a device where they proved who they are",
      answers: { 200: success.extend(clientPage.shape) },
      refuses: [401, 429],
    }),
    secretly,
    takesNothing,
    async (c) => {
      const link = await Links.admitted(tokenIn(c), proofIn(c));
      return answerWith(c, await ClientPages.pageOf(link));
    },
  )
  .post(
    "/api/public/client/:token/proof",
    route("public", {
      summary: "Prove who the client is, by the end of their document or a code that was mailed",
      answers: { 200: done },
      refuses: [429],
    }),
    secretly,
    body(proveClient),
    async (c) => {
      const proof = await Links.prove(tokenIn(c), c.req.valid("json"));
      const path = `/api/public/client/${tokenIn(c)}`;
      setCookie(c, COOKIE, proof, { ...SCOPE, path, maxAge: DAYS_90_S });
      return answerDone(c, "Listo.");
    },
  )
  .post(
    "/api/public/client/:token/code",
    route("public", {
      summary: "Mail the client a code",
      answers: { 200: done },
      refuses: [429],
    }),
    secretly,
    takesNothing,
    async (c) => {
      await Links.askCode(tokenIn(c));
      return answerDone(c, "Te mandamos un código por e-mail.");
    },
  )
  .post(
    "/api/public/client/:token/files",
    route("public", {
      summary: "Announce a photograph or PDF for a message; answers an address to upload it to",
      answers: { 201: success.extend({ file, upload }) },
      refuses: [401, 409, 429],
    }),
    secretly,
    body(announceFile),
    async (c) => {
      const begun = await ClientPages.announce(tokenIn(c), proofIn(c), c.req.valid("json"));
      return answerWith(c, begun, 201);
    },
  )
  .post(
    "/api/public/client/:token/messages",
    route("public", {
      summary: "Write to the practice about a case",
      answers: { 201: done },
      headers: ["Idempotency-Key"],
      refuses: [401, 429],
    }),
    secretly,
    body(writeReply),
    async (c) => {
      await ClientPages.reply(tokenIn(c), proofIn(c), c.req.valid("json"), keyOf(c));
      return answerWith(c, { message: "Tu mensaje le llegó a tu abogado." }, 201);
    },
  )
  .get(
    "/api/public/client/:token/documents/:id",
    route("public", {
      summary: "Get the address of a shared document, for a minute",
      answers: { 200: success.extend({ url: z.string() }) },
      refuses: [401, 429],
    }),
    secretly,
    takesNothing,
    async (c) => {
      const url = await ClientPages.open(tokenIn(c), proofIn(c), c.req.param("id"));
      return answerWith(c, { url });
    },
  )
  .post(
    "/api/public/client-notices/off/:token",
    route("public", {
      summary: "Stop the mail of notices to a client",
      answers: { 200: done },
      refuses: [429],
    }),
    secretly,
    readsNothing,
    async (c) => {
      if (!(await Notices.mute(tokenIn(c)))) {
        await Throttle.guess("client-notices");
        throw new AppError("link.not_found", "Ese enlace no es nuestro.");
      }
      return answerDone(c, "No te mandamos más estos avisos. Tu página sigue andando.");
    },
  );
