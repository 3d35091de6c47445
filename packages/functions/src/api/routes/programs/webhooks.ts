import { Webhooks } from "@foja/core/programs/webhooks";
import {
  createEndpoint,
  delivery,
  endpoint,
  listDeliveries,
  madeEndpoint,
  replay,
  updateEndpoint,
} from "@foja/core/programs/webhooks/webhook.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const again = (count: number, isMore: boolean) => {
  const sent = count === 1 ? "Enviamos de nuevo 1 aviso." : `Enviamos de nuevo ${count} avisos.`;
  if (!isMore) return sent;
  return `${sent} Es lo más que sale por vez: pedí los que siguen desde «nextFrom».`;
};

export const webhookRoutes = new Hono()
  .post(
    "/api/webhook-endpoints",
    route("user", {
      summary: "Add an address that is told of events, and get the secret that signs them",
      fresh: "owner",
      refuses: [409],
      answers: { 201: success.extend({ endpoint: madeEndpoint }) },
    }),
    body(createEndpoint),
    async (c) => answerWith(c, { endpoint: await Webhooks.create(c.req.valid("json")) }, 201),
  )
  .get(
    "/api/webhook-endpoints",
    route("user", {
      summary: "List the addresses that are told of events",
      answers: { 200: success.extend({ endpoints: z.array(endpoint) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { endpoints: await Webhooks.list() }),
  )
  .patch(
    "/api/webhook-endpoints/:id",
    route("user", {
      summary: "Change an address, switch it on or off, or renew its secret",
      fresh: "owner",
      answers: { 200: success.extend({ endpoint: madeEndpoint.partial({ secret: true }) }) },
    }),
    body(updateEndpoint),
    async (c) => {
      const changed = await Webhooks.update(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { endpoint: changed });
    },
  )
  .delete(
    "/api/webhook-endpoints/:id",
    route("user", { summary: "Delete an address", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Webhooks.remove(c.req.param("id"));
      return answerDone(c, "Ya no enviamos nada a esa dirección.");
    },
  )
  .get(
    "/api/webhook-endpoints/:id/deliveries",
    route("user", {
      summary: "List what was sent to an address in thirty days, with what it answered",
      answers: { 200: pageOf("deliveries", delivery) },
    }),
    query(listDeliveries),
    async (c) => {
      const page = await Webhooks.deliveries(c.req.param("id"), c.req.valid("query"));
      return answerWith(c, page);
    },
  )
  .post(
    "/api/webhook-endpoints/:id/replay",
    route("user", {
      summary: "Send again the deliveries of a span, the first 1000, or one, under the same ids",
      refuses: [409],
      answers: {
        200: done.extend({
          count: z.number().int(),
          /** The most that are sent again at once, and from when the others of the span are. */
          most: z.number().int(),
          nextFrom: z.string().nullable(),
        }),
      },
    }),
    body(replay),
    async (c) => {
      const sent = await Webhooks.replay(c.req.param("id"), c.req.valid("json"));
      const most = Webhooks.MOST_AGAIN;
      return answerDone(c, again(sent.count, sent.nextFrom !== null), { ...sent, most });
    },
  );
