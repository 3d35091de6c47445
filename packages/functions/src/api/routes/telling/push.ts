import { Push } from "@foja/core/telling/push";
import { subscribePush, unsubscribePush } from "@foja/core/telling/push/push.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const pushRoutes = new Hono()
  .get(
    "/api/push/key",
    route("user", {
      needs: "self",
      summary: "Get the key with which a browser subscribes to push alerts",
      answers: { 200: success.extend({ key: z.string() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { key: await Push.key() }),
  )
  .post(
    "/api/push/subscriptions",
    route("user", {
      needs: "self",
      summary: "Show alerts on this device while the session lasts",
      answers: { 200: done },
    }),
    body(subscribePush),
    async (c) => {
      await Push.subscribe(c.req.valid("json"));
      return answerDone(c, "Los avisos llegan a este dispositivo.");
    },
  )
  .delete(
    "/api/push/subscriptions",
    route("user", {
      needs: "self",
      id: "deletePushSubscription",
      summary: "Stop showing alerts on a device",
      answers: { 200: done },
    }),
    body(unsubscribePush),
    async (c) => {
      await Push.unsubscribe(c.req.valid("json").endpoint);
      return answerDone(c, "Los avisos ya no llegan a este dispositivo.");
    },
  );
