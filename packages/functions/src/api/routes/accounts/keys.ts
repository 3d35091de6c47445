import { Keys } from "@foja/core/accounts/keys";
import { apiKey, createKey, madeKey } from "@foja/core/accounts/keys/key.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const keyRoutes = new Hono()
  .post(
    "/api/keys",
    route("user", {
      summary: "Make a key with which a program calls this API; its secret is answered this once",
      fresh: "owner",
      refuses: [409],
      answers: { 201: success.extend({ key: madeKey }) },
    }),
    body(createKey),
    async (c) => answerWith(c, { key: await Keys.create(c.req.valid("json")) }, 201),
  )
  .get(
    "/api/keys",
    route("user", {
      summary: "List the keys of programs, without their secrets",
      answers: { 200: success.extend({ keys: z.array(apiKey) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { keys: await Keys.list() }),
  )
  .delete(
    "/api/keys/:id",
    route("user", { summary: "Revoke a key: its next call is refused", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Keys.revoke(c.req.param("id"));
      return answerDone(c, "Revocamos la clave. El programa que la usaba ya no entra.");
    },
  );
