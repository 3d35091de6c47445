import { Auth } from "@foja/core/accounts/auth";
import { googleLogin, login } from "@foja/core/accounts/auth/auth.schema";
import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { account, entry, pending, present, welcome } from "../../http/entry";
import { body } from "../../http/input";
import { clearRefresh, getRefresh, setRefresh } from "../../http/refresh-cookie";
import { route } from "../../http/route";

const entryOrPending = z.union([entry, pending]);
const WELCOME = "¡Inicio de sesión exitoso!";

export const loginRoutes = new Hono()
  .post(
    "/api/auth/login",
    route("public", {
      summary: "Ingresar con e-mail y contraseña",
      answers: { 200: entryOrPending },
    }),
    body(login),
    async (c) => {
      const result = await Auth.login(c.req.valid("json"));
      if ("needsVerification" in result) return c.json({ success: true as const, ...result });
      return c.json(welcome(c, result, WELCOME));
    },
  )
  .get(
    "/api/auth/google",
    route("public", {
      summary: "Lo que el botón de Google necesita saber",
      answers: { 200: success.extend({ clientId: z.string(), authUrl: z.string() }) },
    }),
    (c) => c.json({ success: true as const, ...Auth.googleConfiguration() }),
  )
  .post(
    "/api/auth/google",
    route("public", { summary: "Ingresar con Google", answers: { 200: entry } }),
    body(googleLogin),
    async (c) => c.json(welcome(c, await Auth.loginWithGoogle(c.req.valid("json")), WELCOME)),
  )
  .get(
    "/api/auth/me",
    route("user", { summary: "Quién está en la sesión", answers: { 200: account } }),
    async (c) => c.json(present(await Users.account())),
  )
  .post(
    "/api/auth/refresh-token",
    route("public", {
      summary: "Cambiar el refresh token (cookie) por otra credencial",
      answers: { 200: success.extend({ token: z.string() }) },
    }),
    async (c) => {
      const { token, refresh } = await Sessions.refresh(getRefresh(c), Users.roleOf);
      setRefresh(c, refresh);
      return c.json({ success: true as const, token });
    },
  )
  .post(
    "/api/auth/logout",
    route("user", { summary: "Cerrar la sesión", answers: { 200: done } }),
    async (c) => {
      await Sessions.endCurrent();
      clearRefresh(c);
      return c.json(ok("Sesión cerrada correctamente"));
    },
  )
  .post(
    "/api/reactivate-account",
    route("public", {
      summary: "Volver a abrir la cuenta desactivada",
      answers: { 200: entryOrPending },
    }),
    body(login),
    async (c) => {
      const result = await Auth.reactivate(c.req.valid("json"));
      if ("needsVerification" in result) return c.json({ success: true as const, ...result });
      return c.json(welcome(c, result, "Cuenta reactivada. ¡Hola de nuevo!"));
    },
  );
