import { Users } from "@foja/core/accounts/users";
import { Subscriptions } from "@foja/core/billing/subscriptions";
import {
  type CurrentSubscription,
  cancelSubscription,
  changeNow,
  currentSubscription,
  openCheckout,
  payment,
  preview,
  scheduleChange,
} from "@foja/core/billing/subscriptions/subscription.schema";
import { useOwner } from "@foja/core/kernel/actor";
import { Hono } from "hono";
import * as z from "zod";
import { raiseAlarms } from "../../../billing-alarms";
import { answerWith, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const standing = success.extend({ subscription: currentSubscription });
const answers = { 200: standing };
const said = (subscription: CurrentSubscription) => ({ subscription });

const reading = new Hono()
  .get(
    "/api/subscription/current",
    route("user", {
      needs: "read",
      id: "getSubscription",
      summary: "Get the practice's plan",
      answers,
    }),
    takesNothing,
    async (c) => answerWith(c, said(await Subscriptions.current())),
  )
  .get(
    "/api/subscriptions/current",
    route("user", {
      needs: "read",
      id: "getCurrentSubscription",
      summary: "Get the practice's plan, what it pays, owes and may expect",
      answers,
    }),
    takesNothing,
    async (c) => answerWith(c, said(await Subscriptions.current())),
  )
  .get(
    "/api/subscriptions/payments",
    route("user", {
      summary: "List the practice's latest payments, the latest first",
      answers: { 200: success.extend({ payments: z.array(payment) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { payments: await Subscriptions.payments() }),
  )
  .post(
    "/api/subscriptions/sync",
    route("user", {
      id: "syncSubscription",
      summary: "Read at Stripe how the practice stands",
      answers,
      refuses: [412],
    }),
    takesNothing,
    async (c) => {
      const synced = await Subscriptions.sync(useOwner());
      raiseAlarms(synced);
      return answerWith(c, said(Subscriptions.shown(synced)));
    },
  );

const buying = new Hono()
  .post(
    "/api/subscriptions/checkout",
    route("user", {
      id: "openCheckout",
      fresh: true,
      summary: "Open Stripe's page on which a plan is paid; the terms have to be accepted",
      answers: { 200: success.extend({ url: z.string(), sessionId: z.string() }) },
      refuses: [404, 409, 412],
    }),
    body(openCheckout),
    async (c) => {
      const { email, firstName, lastName } = await Users.current();
      const buyer = { email, name: `${firstName} ${lastName}`.trim() };
      return answerWith(c, await Subscriptions.checkout(c.req.valid("json"), buyer));
    },
  )
  .post(
    "/api/subscriptions/portal",
    route("user", {
      id: "openPortal",
      fresh: true,
      summary: "Open Stripe's page for cards and invoices",
      answers: { 200: success.extend({ url: z.string() }) },
      refuses: [409],
    }),
    takesNothing,
    async (c) => answerWith(c, await Subscriptions.portal()),
  );

const changing = new Hono()
  .post(
    "/api/subscriptions/change-immediate",
    route("user", {
      id: "changePlanNow",
      fresh: true,
      summary: "Change the plan and charge the difference now, or with a preview only say how much",
      answers: { 200: z.union([standing, success.extend({ preview })]) },
      refuses: [402, 404, 409, 412],
    }),
    body(changeNow),
    async (c) => {
      const asked = c.req.valid("json");
      if (asked.preview) {
        return answerWith(c, { preview: await Subscriptions.previewOf(asked.planId) });
      }
      return answerWith(c, said(await Subscriptions.changeImmediately(asked)));
    },
  )
  .post(
    "/api/subscriptions/schedule-change",
    route("user", {
      id: "schedulePlanChange",
      fresh: true,
      summary: "Change the plan when the period that is paid ends",
      answers,
      refuses: [404, 409, 412],
    }),
    body(scheduleChange),
    async (c) =>
      answerWith(c, said(await Subscriptions.scheduleChange(c.req.valid("json").planId))),
  )
  .post(
    "/api/subscriptions/cancel-downgrade",
    route("user", {
      id: "undoPlanChange",
      summary: "Take a change of plan, or an end, that was to come back",
      answers,
      refuses: [404, 409, 412],
    }),
    takesNothing,
    async (c) => answerWith(c, said(await Subscriptions.undo())),
  )
  .post(
    "/api/subscriptions/cancel",
    route("user", {
      id: "cancelSubscription",
      fresh: true,
      summary: "End the subscription with its period, or now",
      answers,
      refuses: [404, 409, 412],
    }),
    body(cancelSubscription),
    async (c) => answerWith(c, said(await Subscriptions.cancel(c.req.valid("json").atPeriodEnd))),
  );

export const subscriptionRoutes = new Hono()
  .route("/", reading)
  .route("/", buying)
  .route("/", changing);
