import { Factors } from "@foja/core/accounts/factors";
import { confirmTotp } from "@foja/core/accounts/factors/factor.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const codes = success.extend({ recoveryCodes: z.array(z.string()) });

export const factorRoutes = new Hono()
  .post(
    "/api/auth/totp",
    route("user", {
      id: "startTotp",
      summary: "Make a secret for an application of codes, which a first code then confirms",
      fresh: "owner",
      refuses: [412],
      answers: { 200: success.extend({ url: z.string(), secret: z.string() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, await Factors.startTotp()),
  )
  .post(
    "/api/auth/totp/confirm",
    route("user", {
      id: "confirmTotp",
      summary: "Confirm the application of codes, and get ten new recovery codes",
      fresh: "owner",
      refuses: [401, 409, 412, 429],
      answers: { 200: codes },
    }),
    body(confirmTotp),
    async (c) => answerWith(c, { recoveryCodes: await Factors.confirm(c.req.valid("json").code) }),
  )
  .delete(
    "/api/auth/totp",
    route("user", {
      id: "removeTotp",
      summary: "Take the application of codes off the account",
      fresh: true,
      refuses: [409, 412],
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Factors.removeTotp();
      return answerDone(c, "Quitamos la aplicación de códigos.");
    },
  )
  .post(
    "/api/auth/recovery-codes",
    route("user", {
      id: "renewRecoveryCodes",
      summary: "Make ten new recovery codes, and the ones before worthless",
      fresh: true,
      refuses: [409, 412],
      answers: { 200: codes },
    }),
    takesNothing,
    async (c) => answerWith(c, { recoveryCodes: await Factors.renewCodes() }),
  )
  .delete(
    "/api/auth/remembered-devices/:id",
    route("user", {
      id: "forgetRememberedDevice",
      summary: "Ask for the second factor again on a remembered device",
      refuses: [412],
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Factors.revoke(c.req.param("id"));
      return answerDone(c, "Ese dispositivo va a pedir el segundo factor.");
    },
  );
