import type { LegalKind } from "@foja/core/billing/legal/legal.schema";
import type { PlanId, Subscription } from "@foja/core/billing/plans/plan.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { paths } from "~/lib/paths";
import { sessionStore } from "~/lib/session/store";

const calls = client.api.subscriptions;

/** Shows the plan everywhere after a change. */
function shown<S extends Subscription>(subscription: S): S {
  sessionStore.set({ subscription });
  return subscription;
}

/** The practice's plan and payments. */
export const readCurrent = () =>
  queryOptions({
    queryKey: ["subscription", "current"],
    queryFn: async ({ signal }) =>
      shown((await answer(calls.current.$get({}, { init: { signal } }))).subscription),
  });

/** The payments, the latest first. */
export const readPayments = () =>
  queryOptions({
    queryKey: ["subscription", "payments"],
    queryFn: async ({ signal }) =>
      (await answer(calls.payments.$get({}, { init: { signal } }))).payments,
  });

/** What would exceed a plan's limits, or exceeds those of the current one. */
export const readExcess = (planId?: PlanId) =>
  queryOptions({
    queryKey: ["subscription", "excess", planId ?? "own"],
    queryFn: async ({ signal }) =>
      (await answer(calls.excess.$get({ query: { planId } }, { init: { signal } }))).excess,
  });

/**
 * What a change at once would cost; the charge is requested with the same instant. Not read again
 * after a change: then there is nothing left to ask.
 */
export const readPreview = (planId: PlanId) =>
  queryOptions({
    queryKey: ["plan-preview", planId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const said = await answer(
        calls["change-immediate"].$post({ json: { planId, preview: true } }),
      );
      if (!("preview" in said)) throw new Error("a preview changed the plan");
      return said.preview;
    },
  });

/** The terms of a kind in force, with the price of a plan. */
export const readLegal = (kind: LegalKind, planId: PlanId) =>
  queryOptions({
    queryKey: ["legal", kind, planId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const asked = { param: { kind }, query: { planId } };
      return (await answer(client.api.legal[":kind"].$get(asked, { init: { signal } }))).document;
    },
  });

const here = (path: string) => new URL(path, location.origin).href;

/** The URL of Stripe's page to pay a plan, which returns to Foja. */
export const openCheckout = async (planId: PlanId) =>
  (
    await answer(
      calls.checkout.$post({
        json: {
          planId,
          acceptTerms: true,
          successUrl: here(paths.subscription.success(planId)),
          cancelUrl: here(paths.subscription.error(planId)),
        },
      }),
    )
  ).url;

/** The URL of Stripe's page of cards and invoices. */
export const openPortal = async () => (await answer(calls.portal.$post())).url;

/** Reads the state of the subscription from Stripe. */
export const syncNow = async () => shown((await answer(calls.sync.$post())).subscription);

/** Changes the plan and charges what the preview of that instant showed. */
export async function changeNow(planId: PlanId, prorationDate: number) {
  const said = await answer(calls["change-immediate"].$post({ json: { planId, prorationDate } }));
  if ("preview" in said) throw new Error("a change was only previewed");
  return shown(said.subscription);
}

export const scheduleChange = async (planId: PlanId) =>
  shown((await answer(calls["schedule-change"].$post({ json: { planId } }))).subscription);

/** Cancels a scheduled change, also a cancellation. */
export const keepPlan = async () =>
  shown((await answer(calls["cancel-downgrade"].$post())).subscription);

export const cancelPlan = async (atPeriodEnd: boolean) =>
  shown((await answer(calls.cancel.$post({ json: { atPeriodEnd } }))).subscription);
