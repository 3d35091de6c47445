import { Auth } from "@foja/core/accounts/auth";
import { resetPassword, resetRequest, verifyCode } from "@foja/core/accounts/auth/auth.schema";
import { registerUser } from "@foja/core/accounts/users/user.schema";
import { Hono } from "hono";
import { done, ok } from "../../http/answers";
import { entry, pending, welcome } from "../../http/entry";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const registerRoutes = new Hono()
  .post(
    "/api/auth/register",
    route("public", {
      summary: "Abrir una cuenta, que espera su código",
      answers: { 201: pending.extend(done.shape) },
    }),
    body(registerUser),
    async (c) => {
      const user = await Auth.register(c.req.valid("json"));
      return c.json({ ...ok("Registro exitoso"), needsVerification: true as const, user }, 201);
    },
  )
  .post(
    "/api/auth/resend-code",
    route("public", { summary: "Pedir otra vez el código de la cuenta", answers: { 200: done } }),
    body(resetRequest),
    async (c) => {
      await Auth.resendCode(c.req.valid("json").email);
      return c.json(ok("Si esa cuenta espera un código, ya va en camino."));
    },
  )
  .post(
    "/api/auth/verify-code",
    route("public", { summary: "Verificar la cuenta con su código", answers: { 200: entry } }),
    body(verifyCode),
    async (c) => {
      const result = await Auth.verifyCode(c.req.valid("json"));
      return c.json(welcome(c, result, "Cuenta verificada con éxito"));
    },
  )
  .post(
    "/api/auth/reset-request",
    route("public", {
      summary: "Pedir un código para cambiar la contraseña",
      answers: { 200: done },
    }),
    body(resetRequest),
    async (c) => {
      await Auth.requestReset(c.req.valid("json").email);
      return c.json(ok("Instrucciones enviadas a tu correo"));
    },
  )
  .post(
    "/api/auth/verify-reset-code",
    route("public", { summary: "Saber si el código sirve, sin gastarlo", answers: { 200: done } }),
    body(verifyCode),
    async (c) => {
      await Auth.verifyResetCode(c.req.valid("json"));
      return c.json(ok("Código verificado correctamente"));
    },
  )
  .post(
    "/api/auth/reset",
    route("public", { summary: "Elegir otra contraseña con el código", answers: { 200: done } }),
    body(resetPassword),
    async (c) => {
      await Auth.reset(c.req.valid("json"));
      return c.json(ok("Contraseña restablecida correctamente"));
    },
  );
