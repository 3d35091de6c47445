import { Auth } from "@foja/core/accounts/auth";
import { Factors } from "@foja/core/accounts/factors";
import {
  asked,
  factors,
  passkeySignIn,
  requestOptions,
  secondFactor,
  secondFactorAgain,
} from "@foja/core/accounts/factors/factor.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { browserOf } from "../../http/browser-cookies";
import { entry, welcome } from "../../http/entry";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const WELCOME = "¡Inicio de sesión exitoso!";

export const secondFactorRoutes = new Hono()
  .post(
    "/api/auth/second-factor",
    route("public", {
      id: "answerSecondFactor",
      summary: "Finish signing in with a code, a recovery code or a passkey",
      refuses: [401, 412, 429],
      answers: { 200: entry },
    }),
    body(secondFactor),
    async (c) => welcome(c, await Auth.answerSecondFactor(c.req.valid("json")), WELCOME),
  )
  .post(
    "/api/auth/second-factor/challenge",
    route("user", {
      id: "askSecondFactorAgain",
      summary: "Ask for the second factor again, in an open session",
      refuses: [409],
      answers: { 200: success.extend(asked.shape) },
    }),
    takesNothing,
    async (c) => answerWith(c, await Factors.askAgain()),
  )
  .post(
    "/api/auth/second-factor/again",
    route("user", {
      id: "answerSecondFactorAgain",
      summary: "Show the second factor again: for ten minutes the session may do sensitive things",
      refuses: [401, 412, 429],
      answers: { 200: done },
    }),
    body(secondFactorAgain),
    async (c) => {
      await Factors.answerAgain(c.req.valid("json"));
      return answerDone(c, "Listo, ya sabemos que sos vos.");
    },
  )
  .get(
    "/api/auth/second-factor",
    route("user", {
      id: "getSecondFactor",
      summary: "Get what the account has as its second factor, and the remembered devices",
      browser: ["remembered"],
      answers: { 200: success.extend({ factors }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { factors: await Factors.list(browserOf(c).remembered) }),
  )
  .post(
    "/api/auth/passkeys/sign-in/options",
    route("public", {
      id: "askPasskey",
      summary: "Get what a browser needs to sign in with any passkey that it holds",
      refuses: [429],
      answers: { 200: success.extend({ options: requestOptions }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { options: await Auth.askPasskey() }),
  )
  .post(
    "/api/auth/passkeys/sign-in",
    route("public", {
      id: "signInWithPasskey",
      summary: "Sign in with a passkey alone",
      refuses: [401, 403, 412, 429],
      answers: { 200: entry },
    }),
    body(passkeySignIn),
    async (c) => welcome(c, await Auth.answerPasskey(c.req.valid("json")), WELCOME),
  );
