import { Auth } from "@foja/core/accounts/auth";
import { askEmail, confirmEmail, undoEmail } from "@foja/core/accounts/auth/own-email.schema";
import { user } from "@foja/core/accounts/users/user.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done } from "../../http/answers";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const ownEmailRoutes = new Hono()
  .post(
    "/api/auth/email",
    route("user", {
      id: "askEmail",
      summary: "Mail a code to the address to which the account shall change",
      fresh: "owner",
      refuses: [409, 429],
      answers: { 200: done },
    }),
    body(askEmail),
    async (c) => {
      await Auth.askEmail(c.req.valid("json").email);
      return answerDone(c, "Te mandamos un código a la dirección nueva.");
    },
  )
  .post(
    "/api/auth/email/confirm",
    route("user", {
      id: "confirmEmail",
      summary: "Change the account's address with the code mailed to it, and end other sessions",
      refuses: [409, 412],
      answers: { 200: done.extend({ user }) },
    }),
    body(confirmEmail),
    async (c) => {
      const changed = await Auth.confirmEmail(c.req.valid("json"));
      return answerWith(c, { message: "Cambiamos el e-mail de tu cuenta.", user: changed });
    },
  )
  .post(
    "/api/auth/email/undo",
    route("public", {
      id: "undoEmail",
      summary: "Give an account back the address it had within seven days, and end its sessions",
      refuses: [404, 412, 429],
      answers: { 200: done.extend({ email: z.string() }) },
    }),
    body(undoEmail),
    async (c) => {
      const email = await Auth.undoEmail(c.req.valid("json").token);
      const message =
        "Tu cuenta volvió a esta dirección. Te mandamos un código para elegir una contraseña nueva.";
      return answerWith(c, { message, email });
    },
  );
