import { Throttle } from "../../accounts/throttle";
import { nowIso } from "../../kernel/clock";
import { tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Subscribers } from "../subscribers";
import { addCounts } from "./campaign.item";
import { countOnce } from "./events";
import { unflagWrite } from "./recipient.item";
import { type Holder, holderOf } from "./token";
import type { Wish, Wishes } from "./wishes.schema";

async function holder(token: string): Promise<Holder> {
  const found = await holderOf(token);
  if (found) return found;
  await Throttle.guess("unsubscribe");
  throw new AppError("request.malformed", "El enlace no es válido o está incompleto.");
}

/** What the reader of a mail wants now, for its page: with the address masked. */
export async function wishesOf(token: string): Promise<Wishes> {
  const { subscriberId } = await holder(token);
  const one = await Subscribers.find(subscriberId);
  if (!one?.email)
    return { email: null, mails: "none", origin: null, consentAt: null, final: true };
  const mails = one.state === "subscribed" ? one.mails : "none";
  const final = !Subscribers.mayWish(one.state);
  const { origin, consentAt } = one;
  return { email: masked(one.email), mails, origin, consentAt, final };
}

/** An address masked so that its owner recognises it, and nobody else can read it. */
const masked = (email: string): string => email.replace(/^(.)[^@]*(?=@)/, "$1•••");

/**
 * Applies the choice of a mail's reader: all, fewer, or none. Throws where the token is nobody's.
 */
export async function wish(token: string, mails: Wish): Promise<Wishes> {
  const of = await holder(token);
  const { subscriberId } = of;
  if (mails === "none") await leave(of);
  else {
    const done = await (mails === "all" ? Subscribers.resume : Subscribers.wantFewer)(subscriberId);
    if (!done) {
      throw new AppError("request.conflict", "A esta dirección ya no le podemos escribir.");
    }
    await comeBack(of);
  }
  return wishesOf(token);
}

async function leave({ subscriberId, campaignId }: Holder): Promise<void> {
  await Subscribers.stop(subscriberId, "unsubscribed");
  if (campaignId === "") return;
  const counted = { flag: "unsubscribedAt", count: "unsubscribed", at: nowIso() } as const;
  await countOnce({ campaignId, subscriberId }, counted);
}

async function comeBack({ subscriberId, campaignId }: Holder): Promise<void> {
  if (campaignId === "") return;
  const lane = Subscribers.laneOf(subscriberId);
  await tryCommit(
    unflagWrite({ campaignId, subscriberId }, "unsubscribedAt"),
    addCounts(campaignId, lane, { unsubscribed: -1 }),
  );
}
