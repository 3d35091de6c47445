import { Campaigns } from "@foja/core/outreach/campaigns";
import {
  campaign,
  changeCampaign,
  listCampaigns,
  newCampaign,
  scheduleCampaign,
} from "@foja/core/outreach/campaigns/campaign.schema";
import { Hono } from "hono";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const page = pageOf("campaigns", campaign);
const one = success.extend({ campaign });

/** Declares a step of a campaign: it returns the campaign after it. */
const step = (id: string, summary: string) =>
  route("admin", { id, summary, answers: { 200: one }, refuses: [404, 409, 412] });

export const campaignRoutes = new Hono()
  .get(
    "/api/marketing/campaigns",
    route("admin", {
      summary: "List the campaigns with their counts, the last ones first",
      answers: { 200: page },
    }),
    query(listCampaigns),
    async (c) => answerWith(c, await Campaigns.list(c.req.valid("query"))),
  )
  .post(
    "/api/marketing/campaigns",
    route("admin", {
      summary: "Create a campaign, as a draft",
      answers: { 201: one },
      refuses: [404],
    }),
    body(newCampaign),
    async (c) => created(c, "campaign", await Campaigns.create(c.req.valid("json"))),
  )
  .get(
    "/api/marketing/campaigns/:id",
    route("admin", {
      summary: "Get a campaign with its counts",
      answers: { 200: one },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answer(c, "campaign", await Campaigns.get(c.req.param("id"))),
  )
  .patch(
    "/api/marketing/campaigns/:id",
    route("admin", {
      summary: "Change a campaign that has not begun",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404, 409],
    }),
    body(changeCampaign),
    async (c) =>
      answer(
        c,
        "campaign",
        await Campaigns.update(c.req.param("id"), c.req.valid("json"), ifMatch(c)),
      ),
  )
  .delete(
    "/api/marketing/campaigns/:id",
    route("admin", {
      summary: "Delete a campaign that never began",
      answers: { 200: done },
      refuses: [404, 409, 412],
    }),
    takesNothing,
    async (c) => {
      await Campaigns.discard(c.req.param("id"));
      return answerDone(c, "Campaña eliminada");
    },
  )
  .post(
    "/api/marketing/campaigns/:id/test",
    route("admin", {
      id: "testCampaign",
      summary: "Send the letter of a campaign to oneself",
      answers: { 200: done },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      await Campaigns.askTest(c.req.param("id"));
      return answerDone(c, "Te mandamos la prueba a tu e-mail.");
    },
  )
  .post(
    "/api/marketing/campaigns/:id/schedule",
    step("scheduleCampaign", "Set the hour at which a campaign begins"),
    body(scheduleCampaign),
    async (c) =>
      answer(c, "campaign", await Campaigns.schedule(c.req.param("id"), c.req.valid("json").at)),
  )
  .post(
    "/api/marketing/campaigns/:id/send",
    step("sendCampaign", "Begin to send a campaign now"),
    takesNothing,
    async (c) => answer(c, "campaign", await Campaigns.send(c.req.param("id"))),
  )
  .post(
    "/api/marketing/campaigns/:id/pause",
    step("pauseCampaign", "Pause a campaign that is being sent"),
    takesNothing,
    async (c) => answer(c, "campaign", await Campaigns.pause(c.req.param("id"))),
  )
  .post(
    "/api/marketing/campaigns/:id/resume",
    step("resumeCampaign", "Go on with a paused campaign"),
    takesNothing,
    async (c) => answer(c, "campaign", await Campaigns.resume(c.req.param("id"))),
  )
  .post(
    "/api/marketing/campaigns/:id/cancel",
    step("cancelCampaign", "Cancel a campaign for good"),
    takesNothing,
    async (c) => answer(c, "campaign", await Campaigns.cancel(c.req.param("id"))),
  );
