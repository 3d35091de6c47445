import { Auth } from "@foja/core/accounts/auth";
import { googleLogin, login } from "@foja/core/accounts/auth/auth.schema";
import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { browserOf } from "../../http/browser-cookies";
import { account, answerAccount, answerEntry, entry, needsFactor, pending } from "../../http/entry";
import { body, takesNothing } from "../../http/input";
import { clearRefresh, getRefresh, setRefresh } from "../../http/refresh-cookie";
import { route } from "../../http/route";

const anyEntry = z.union([entry, pending, needsFactor]);
const WELCOME = "¡Inicio de sesión exitoso!";

export const loginRoutes = new Hono()
  .post(
    "/api/auth/login",
    route("public", {
      summary: "Sign in with e-mail and password",
      browser: ["registration", "device", "remembered"],
      refuses: [401, 412, 429],
      answers: { 200: anyEntry },
    }),
    body(login),
    async (c) => {
      const result = await Auth.login(c.req.valid("json"), browserOf(c));
      return answerEntry(c, result, WELCOME);
    },
  )
  .get(
    "/api/auth/google",
    route("public", {
      id: "getGoogleSignIn",
      summary: "Get what the Google button needs to know",
      answers: { 200: success.extend({ clientId: z.string(), authUrl: z.string() }) },
    }),
    takesNothing,
    (c) => answerWith(c, Auth.googleConfiguration()),
  )
  .post(
    "/api/auth/google",
    route("public", {
      id: "signInWithGoogle",
      summary: "Sign in with Google",
      browser: ["remembered"],
      refuses: [401, 409, 412, 429],
      answers: { 200: z.union([entry, needsFactor]) },
    }),
    body(googleLogin),
    async (c) => {
      const result = await Auth.loginWithGoogle(c.req.valid("json"), browserOf(c));
      return answerEntry(c, result, WELCOME);
    },
  )
  .get(
    "/api/auth/me",
    route("user", { summary: "Get who is signed in, and their plan", answers: { 200: account } }),
    takesNothing,
    async (c) => answerAccount(c, await Users.account()),
  )
  .post(
    "/api/auth/refresh-token",
    route("public", {
      summary: "Exchange the refresh cookie for a new access token and a new cookie",
      refuses: [401, 429],
      answers: { 200: success.extend({ token: z.string() }) },
      cookie: true,
    }),
    takesNothing,
    async (c) => {
      const { token, refresh } = await Sessions.refresh(getRefresh(c), Users.roleOf);
      setRefresh(c, refresh);
      return answerWith(c, { token });
    },
  )
  .post(
    "/api/auth/logout",
    route("user", { summary: "End this session", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Sessions.endCurrent();
      clearRefresh(c);
      return answerDone(c, "Sesión cerrada correctamente");
    },
  )
  .post(
    "/api/reactivate-account",
    route("public", {
      summary: "Reactivate a deactivated account, and sign in",
      refuses: [401, 412, 429],
      answers: { 200: anyEntry },
    }),
    body(login),
    async (c) => {
      const result = await Auth.reactivate(c.req.valid("json"), browserOf(c));
      return answerEntry(c, result, "Cuenta reactivada. ¡Hola de nuevo!");
    },
  );
