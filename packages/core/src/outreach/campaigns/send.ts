import { randomUUID } from "node:crypto";
import pMap from "p-map";
import { now, nowIso } from "../../kernel/clock";
import { getMany, tryCommit } from "../../kernel/dynamo";
import { pause } from "../../kernel/pause";
import { MailFault, sendOnce } from "../../kernel/ports/mail-once";
import { Subscribers } from "../subscribers";
import { addCounts, type CampaignItem, campaignKey } from "./campaign.item";
import type { CountName } from "./campaign.schema";
import { letterFor } from "./letter";
import type { Pace } from "./pace.rules";
import {
  claimWrite,
  endWrite,
  type Recipient,
  type RecipientItem,
  recipientKey,
} from "./recipient.item";
import { judge } from "./unanswered";

/** A mail not sent within this time is not sent: a later claim relies on that. */
const LEAVES_WITHIN_MS = 20_000;
const MONTH_MS = 30 * 24 * 3600_000;

/** The state of sending a lane's mails: what it sends, how fast, and why it stopped, if so. */
export type Sender = {
  campaign: CampaignItem;
  lane: number;
  template: Parameters<typeof letterFor>[0];
  pace: Pace;
  /** When the next mail may be sent (epoch ms). */
  nextAt: number;
  sent: number;
  stopped: "paused" | "throttled" | "closed" | null;
  /** Whether anybody was left for another pass. */
  left: boolean;
};

type Claimed = Recipient & { claim: string; claimedAt: number };

/** Claims some recipients and mails each, unless something stops it: then they wait again. */
export async function sendSome(
  sender: Sender,
  some: RecipientItem[],
  heardMs: number,
): Promise<void> {
  const claimed = await claim(sender, some, heardMs);
  await pMap(claimed, (one) => sendClaimed(sender, one), { concurrency: sender.pace.width });
}

async function claim(sender: Sender, some: RecipientItem[], heardMs: number): Promise<Claimed[]> {
  const waiting = some.filter(({ state }) => state === "waiting");
  const unanswered = some.filter(({ state }) => state === "claimed");
  const fresh = await claimTogether(sender, waiting);
  const again = await pMap(unanswered, (one) => claimAgain(sender, one, heardMs), {
    concurrency: 5,
  });
  return [...fresh, ...again.flat()];
}

const claimOf = (one: RecipientItem): Claimed => ({
  ...one,
  claim: randomUUID(),
  claimedAt: now(),
});

async function claimTogether(sender: Sender, waiting: RecipientItem[]): Promise<Claimed[]> {
  if (waiting.length === 0) return [];
  const claims = waiting.map((read) => ({ read, one: claimOf(read) }));
  const writes = claims.map(({ read, one }) => claimWrite(read, one.claim, one.claimedAt));
  if ((await tryCommit(...writes)) === "written") return claims.map(({ one }) => one);
  // Another run claimed one of them first: the next pass reads which.
  sender.left = true;
  return [];
}

/**
 * Claims a recipient whose earlier sender got no response, once SES certainly never got the mail.
 */
async function claimAgain(
  sender: Sender,
  read: RecipientItem,
  heardMs: number,
): Promise<Claimed[]> {
  const verdict = await judge(read.claimedAt ?? 0, heardMs);
  if (verdict === "unknown") {
    const given = { ...read, claim: read.claim ?? "" };
    await end(sender, given, { state: "unknown", why: "SES no respondió" }, "unknown");
    return [];
  }
  if (verdict !== "unsent") {
    sender.left = true;
    return [];
  }
  const claimed = claimOf(read);
  const outcome = await tryCommit(claimWrite(read, claimed.claim, claimed.claimedAt));
  return outcome === "written" ? [claimed] : [];
}

async function sendClaimed(sender: Sender, one: Claimed): Promise<void> {
  await turn(sender);
  const isLate = now() - one.claimedAt > LEAVES_WITHIN_MS;
  if (sender.stopped || isLate) return putBack(sender, one);
  // As late as possible: nobody who unsubscribed meanwhile is mailed, and a pause takes effect.
  const [campaign, reader, recipient] = await readAll(one);
  // An event of SES showed meanwhile that it got the mail of the earlier claim.
  if (recipient?.claim !== one.claim) return;
  if (campaign?.status !== "sending") {
    sender.stopped = "paused";
    return putBack(sender, one);
  }
  const why = reasonAgainst(reader);
  if (why) return end(sender, one, { state: "skipped", why }, "skipped");
  if (reader?.email) await hand(sender, one, reader, reader.email);
}

const readAll = async ({ campaignId, subscriberId }: Claimed) =>
  (await getMany([
    campaignKey(campaignId),
    Subscribers.subscriberKey(subscriberId),
    recipientKey(campaignId, subscriberId),
  ])) as [CampaignItem?, Subscribers.SubscriberItem?, RecipientItem?];

/** Waits for this mail's turn: one every so many ms in the whole lane. */
async function turn(sender: Sender): Promise<void> {
  if (sender.pace.everyMs === 0) return;
  const mine = Math.max(sender.nextAt, now());
  sender.nextAt = mine + sender.pace.everyMs;
  if (mine > now()) await pause(mine - now());
}

function reasonAgainst(reader: Subscribers.SubscriberItem | undefined): string | undefined {
  if (!reader?.email) return "erased";
  if (reader.state !== "subscribed") return reader.state;
  const isSoon = reader.lastMailAt !== null && now() - reader.lastMailAt < MONTH_MS;
  return reader.mails === "fewer" && isSoon ? "fewer" : undefined;
}

async function hand(
  sender: Sender,
  one: Claimed,
  reader: Subscribers.SubscriberItem,
  to: string,
): Promise<void> {
  const { campaignId, subscriberId } = one;
  const letter = await letterFor(sender.template, reader, campaignId);
  const tags = { campaign: campaignId, recipient: subscriberId };
  try {
    const messageId = await sendOnce({ to, ...letter, tags });
    sender.sent += 1;
    await end(sender, one, { state: "sent", sentAt: nowIso(), messageId }, "sent");
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    return failed(sender, one, error);
  }
  if (reader.mails === "fewer") await Subscribers.noteMail(reader, now());
}

async function failed(sender: Sender, one: Claimed, { kind, message }: MailFault): Promise<void> {
  // Unknown whether it was sent: it stays claimed until SES reports it, or certainly does not.
  if (kind === "unknown") {
    sender.left = true;
    return;
  }
  if (kind === "refused") return end(sender, one, { state: "failed", why: message }, "failed");
  sender.stopped = kind;
  return putBack(sender, one);
}

/** Returns a recipient to waiting, after nothing was sent. */
async function putBack(sender: Sender, one: Claimed): Promise<void> {
  sender.left = true;
  await tryCommit(endWrite(one, { state: "waiting" }));
}

/** Ends a claim and counts it. Does nothing where an event of SES already did both. */
async function end(
  { lane, campaign }: Sender,
  one: Recipient & { claim: string },
  next: Parameters<typeof endWrite>[1],
  counted: CountName,
): Promise<void> {
  await tryCommit(endWrite(one, next), addCounts(campaign._id, lane, { [counted]: 1 }));
}
