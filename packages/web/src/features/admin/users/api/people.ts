import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import type { ChangePerson } from "@foja/core/operations/people/people.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { admin, subscriptions, users } = client.api;

/** The filters of the list of people. */
export type Asked = { search?: string; role?: string; status?: string; plan?: string };

type Cursor = { cursor?: string };
const FIRST: Cursor = {};

/** The matching people, newest first, with their plan and last visit. */
export const peopleList = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ["people", "list", asked],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...asked, ...pageParam, limit: "50", includeLightData: "true" };
      return answer(users.$get({ query: query as never }, { init: { signal } }));
    },
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }): Cursor | undefined =>
      nextCursor ? { cursor: nextCursor } : undefined,
  });

/** One person, with their sessions and the audit log of their account. */
export const readPerson = (userId: string) =>
  queryOptions({
    queryKey: ["people", userId],
    queryFn: async ({ signal }) =>
      (await answer(admin.users[":userId"].$get({ param: { userId } }, { init: { signal } })))
        .person,
  });

export const changePerson = async (userId: string, json: ChangePerson) =>
  (await answer(admin.users[":userId"].$patch({ param: { userId }, json }))).person;

export const endSessions = async (userId: string) =>
  (await answer(admin.users[":userId"].sessions.$delete({ param: { userId } }))).message;

export const recountStorage = async (userId: string) =>
  (await answer(admin.storage.recalculate.user[":userId"].$post({ param: { userId } }))).storage;

/** A practice's data at Stripe, and the plans it was on. */
export const readStripeHistory = (userId: string) =>
  queryOptions({
    queryKey: ["people", userId, "stripe"],
    queryFn: async ({ signal }) =>
      (
        await answer(
          subscriptions.user[":id"]["stripe-history"].$get(
            { param: { id: userId } },
            { init: { signal } },
          ),
        )
      ).stripeHistory,
  });

/** Gives a practice a plan that it does not pay for; null returns it to the one it pays for. */
export const grantPlan = async (userId: string, planId: PlanId | null) =>
  (await answer(subscriptions.user[":id"].$patch({ param: { id: userId }, json: { planId } })))
    .subscription;

/** Reads a practice's state at Stripe and corrects Foja's. */
export const repairPerson = async (userId: string) =>
  (await answer(client.api.repair["fix-user-subscription"][":id"].$get({ param: { id: userId } })))
    .subscription;
