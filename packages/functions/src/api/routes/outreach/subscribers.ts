import { Campaigns } from "@foja/core/outreach/campaigns";
import { received } from "@foja/core/outreach/campaigns/campaign.schema";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { segment } from "@foja/core/outreach/subscribers/segment.schema";
import {
  changeSubscriber,
  listSubscribers,
  SUBSCRIBER_STATES,
  subscriber,
} from "@foja/core/outreach/subscribers/subscriber.schema";
import { imported, importRows } from "@foja/core/practice/imports/import.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { countsRows } from "../../http/pace";
import { route } from "../../http/route";

const page = pageOf("contacts", subscriber);
const one = success.extend({ contact: subscriber });
const outcome = success.extend(imported.shape);

const counted = success.extend({
  count: z.number().int(),
  of: z.number().int(),
  tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  states: z.object(
    Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, z.number().int()])) as Record<
      (typeof SUBSCRIBER_STATES)[number],
      z.ZodNumber
    >,
  ),
});

export const subscriberRoutes = new Hono()
  .get(
    "/api/marketing/contacts",
    route("admin", {
      id: "listMarketingContacts",
      summary: "List the contacts of marketing, the last ones first",
      answers: { 200: page },
    }),
    query(listSubscribers),
    async (c) => answerWith(c, await Subscribers.list(c.req.valid("query"))),
  )
  .post(
    "/api/marketing/contacts/segments",
    route("admin", {
      id: "countSegment",
      summary: "Count the contacts of a segment, and say what there is to choose from",
      answers: { 200: counted },
    }),
    body(z.strictObject({ segment: segment.prefault({}) })),
    async (c) => answerWith(c, await Subscribers.count(c.req.valid("json").segment)),
  )
  .post(
    "/api/marketing/contacts/import",
    route("admin", {
      id: "importMarketingContacts",
      summary:
        "Import contacts of marketing from the rows of a file, or try how they would come out",
      answers: { 200: outcome, 201: outcome },
      headers: ["Idempotency-Key"],
      refuses: [412],
    }),
    body(importRows),
    countsRows,
    idempotent,
    async (c) => {
      const result = await Subscribers.importContacts(c.req.valid("json"));
      return answerWith(c, result, result.created.length > 0 ? 201 : 200);
    },
  )
  .get(
    "/api/marketing/contacts/:id",
    route("admin", {
      id: "getMarketingContact",
      summary: "Get a contact of marketing with what it received",
      answers: { 200: one.extend({ received: z.array(received) }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const found = await Subscribers.get(c.req.param("id"));
      const history = await Campaigns.receivedBy(found._id);
      return answer(c, "contact", Subscribers.present(found), { received: history });
    },
  )
  .patch(
    "/api/marketing/contacts/:id",
    route("admin", {
      id: "changeMarketingContact",
      summary: "Change the tags of a contact of marketing, unsubscribe it or erase it",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404, 409],
    }),
    body(changeSubscriber),
    async (c) =>
      answer(
        c,
        "contact",
        await Subscribers.change(c.req.param("id"), c.req.valid("json"), ifMatch(c)),
      ),
  )
  .delete(
    "/api/marketing/contacts/:id",
    route("admin", {
      id: "takeOutMarketingContact",
      summary: "Take out an imported contact of marketing",
      answers: { 200: done },
      refuses: [404, 409],
    }),
    takesNothing,
    async (c) => {
      await Subscribers.takeOut(c.req.param("id"));
      return answerDone(c, "Contacto quitado");
    },
  );
