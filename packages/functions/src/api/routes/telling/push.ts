import { Push } from "@foja/core/telling/push";
import { subscribePush, unsubscribePush } from "@foja/core/telling/push/push.schema";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const pushRoutes = new Hono()
  .get(
    "/api/push/key",
    route("user", {
      summary: "La clave con la que un navegador se suscribe a los avisos",
      answers: { 200: success.extend({ key: z.string() }) },
    }),
    async (c) => c.json({ success: true as const, key: await Push.key() }),
  )
  .post(
    "/api/push/subscriptions",
    route("user", {
      summary: "Mostrar los avisos en este dispositivo mientras dure la sesión",
      answers: { 200: done },
    }),
    body(subscribePush),
    async (c) => {
      await Push.subscribe(c.req.valid("json"));
      return c.json(ok("Los avisos llegan a este dispositivo."));
    },
  )
  .delete(
    "/api/push/subscriptions",
    route("user", {
      summary: "Dejar de mostrar los avisos en un dispositivo",
      answers: { 200: done },
    }),
    body(unsubscribePush),
    async (c) => {
      await Push.unsubscribe(c.req.valid("json").endpoint);
      return c.json(ok("Los avisos ya no llegan a este dispositivo."));
    },
  );
