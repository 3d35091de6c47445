import { Auth } from "@foja/core/accounts/auth";
import { resetPassword, resetRequest, verifyCode } from "@foja/core/accounts/auth/auth.schema";
import { registerUser } from "@foja/core/accounts/users/user.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done } from "../../http/answers";
import { entry, pending, welcome } from "../../http/entry";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const registerRoutes = new Hono()
  .post(
    "/api/auth/register",
    route("public", {
      summary: "Register an account, which then waits for its code",
      refuses: [409, 412, 429],
      answers: { 201: pending.extend(done.shape) },
    }),
    body(registerUser),
    async (c) => {
      const user = await Auth.register(c.req.valid("json"));
      const waiting = { message: "Registro exitoso", needsVerification: true as const, user };
      return answerWith(c, waiting, 201);
    },
  )
  .post(
    "/api/auth/resend-code",
    route("public", {
      summary: "Send the account's code once more",
      refuses: [429],
      answers: { 200: done },
    }),
    body(resetRequest),
    async (c) => {
      await Auth.resendCode(c.req.valid("json").email);
      return answerDone(c, "Si esa cuenta espera un código, ya va en camino.");
    },
  )
  .post(
    "/api/auth/verify-code",
    route("public", {
      summary: "Verify an account with its code, and sign in",
      refuses: [412, 429],
      answers: { 200: entry },
    }),
    body(verifyCode),
    async (c) => {
      const result = await Auth.verifyCode(c.req.valid("json"));
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
      refuses: [429],
      answers: { 200: done },
    }),
    body(verifyCode),
    async (c) => {
      await Auth.verifyResetCode(c.req.valid("json"));
      return answerDone(c, "Código verificado correctamente");
    },
  )
  .post(
    "/api/auth/reset",
    route("public", {
      id: "resetPassword",
      summary: "Set a new password with a reset code",
      refuses: [412, 429],
      answers: { 200: done },
    }),
    body(resetPassword),
    async (c) => {
      await Auth.reset(c.req.valid("json"));
      return answerDone(c, "Contraseña restablecida correctamente");
    },
  );
