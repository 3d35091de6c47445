import { Campaigns } from "@foja/core/outreach/campaigns";
import { changeWishes, wishes } from "@foja/core/outreach/campaigns/wishes.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { ONE_CLICK_CAMPAIGN } from "../../http/guards";
import { body, readsNothing, takesNothing } from "../../http/input";
import { route } from "../../http/route";
import { secretly } from "../../http/secretly";

const one = success.extend({ wishes });

export const unsubscribeRoutes = new Hono()
  .get(
    ONE_CLICK_CAMPAIGN,
    route("public", {
      id: "getMailWishes",
      summary: "Get what the reader of a campaign's letter wants; it changes nothing",
      answers: { 200: one },
      refuses: [400, 429],
    }),
    secretly,
    takesNothing,
    async (c) => answerWith(c, { wishes: await Campaigns.wishesOf(c.req.param("token")) }),
  )
  .post(
    ONE_CLICK_CAMPAIGN,
    route("public", {
      id: "unsubscribeFromCampaigns",
      summary: "Unsubscribe the reader of a campaign's letter, as mail programs do (RFC 8058)",
      answers: { 200: done },
      refuses: [400, 429],
    }),
    secretly,
    readsNothing,
    async (c) => {
      await Campaigns.wish(c.req.param("token"), "none");
      return answerDone(c, "Listo: no te escribimos más.");
    },
  )
  .put(
    ONE_CLICK_CAMPAIGN,
    route("public", {
      id: "changeMailWishes",
      summary: "Choose which letters the reader of a campaign's letter gets",
      answers: { 200: one },
      refuses: [400, 409, 429],
    }),
    secretly,
    body(changeWishes),
    async (c) => {
      const { mails } = c.req.valid("json");
      return answerWith(c, { wishes: await Campaigns.wish(c.req.param("token"), mails) });
    },
  );
