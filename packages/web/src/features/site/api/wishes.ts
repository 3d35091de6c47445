import type { Wish } from "@foja/core/outreach/campaigns/wishes.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { unsubscribe } = client.api.marketing;

/** The current e-mail preferences of a campaign's recipient. */
export const readWishes = async (token: string) =>
  (await answer(unsubscribe[":token"].$get({ param: { token } }))).wishes;

export const changeWishes = async (token: string, mails: Wish) =>
  (await answer(unsubscribe[":token"].$put({ param: { token }, json: { mails } }))).wishes;
