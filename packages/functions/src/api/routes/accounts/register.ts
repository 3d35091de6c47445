import { Auth } from "@foja/core/accounts/auth";
import { resetPassword, resetRequest, verifyCode } from "@foja/core/accounts/auth/auth.schema";
import { recentFactor } from "@foja/core/accounts/factors/factor.schema";
import { registerUser } from "@foja/core/accounts/users/user.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { browserOf, forgetRegistration } from "../../http/browser-cookies";
import { entry, pending, waiting, welcome } from "../../http/entry";
import { body } from "../../http/input";
import { route } from "../../http/route";

/** The code was right but came from another browser: it allows choosing a password. */
const unbound = success.extend({ needsPassword: z.literal(true) });
const entryOrUnbound = z.union([entry, unbound]);

export const registerRoutes = new Hono()
  .post(
    "/api/auth/register",
    route("public", {
      summary: "Register an account in this browser, which then waits for its code",
      browser: ["registration"],
      refuses: [409, 412, 429],
      answers: { 201: pending.extend(done.shape) },
    }),
    body(registerUser),
    async (c) => {
      const opened = await Auth.register(c.req.valid("json"), browserOf(c));
      return answerWith(c, { message: "Registro exitoso", ...waiting(c, opened) }, 201);
    },
  )
  .post(
    "/api/auth/resend-code",
    route("public", {
      summary: "Send the account's code once more",
      browser: ["registration"],
      refuses: [429],
      answers: { 200: done },
    }),
    body(resetRequest),
    async (c) => {
      await Auth.resendCode(c.req.valid("json").email, browserOf(c));
      return answerDone(c, "Si esa cuenta espera un código, ya va en camino.");
    },
  )
  .post(
    "/api/auth/verify-code",
    route("public", {
      summary: "Verify an account with its code: signs in the browser that registered it",
      browser: ["registration"],
      refuses: [412, 429],
      answers: { 200: entryOrUnbound },
    }),
    body(verifyCode),
    async (c) => {
      const result = await Auth.verifyCode(c.req.valid("json"), browserOf(c));
      if ("needsPassword" in result) return answerWith(c, result);
      forgetRegistration(c);
      return welcome(c, result, "Cuenta verificada con éxito");
    },
  )
  .post(
    "/api/auth/reset-request",
    route("public", {
      id: "requestReset",
      summary: "Send a code with which the password can be changed",
      refuses: [429],
      answers: { 200: done },
    }),
    body(resetRequest),
    async (c) => {
      await Auth.requestReset(c.req.valid("json").email);
      return answerDone(c, "Instrucciones enviadas a tu correo");
    },
  )
  .post(
    "/api/auth/verify-reset-code",
    route("public", {
      summary: "Check a reset code without spending it",
      browser: ["device"],
      refuses: [429],
      answers: { 200: done.extend({ recentFactors: z.array(recentFactor) }) },
    }),
    body(verifyCode),
    async (c) => {
      const recentFactors = await Auth.verifyResetCode(c.req.valid("json"), browserOf(c));
      return answerWith(c, { message: "Código verificado correctamente", recentFactors });
    },
  )
  .post(
    "/api/auth/reset",
    route("public", {
      id: "resetPassword",
      summary:
        "Set a new password with a reset code, and take off second factors of the last week if asked",
      browser: ["device"],
      refuses: [412, 429],
      answers: { 200: done },
    }),
    body(resetPassword),
    async (c) => {
      await Auth.reset(c.req.valid("json"), browserOf(c));
      return answerDone(c, "Contraseña restablecida correctamente");
    },
  );
