import { change, type Key, type Stored, type Write } from "../../kernel/dynamo";
import { Subscribers } from "../subscribers";
import type { Received } from "./campaign.schema";

/** What may happen to a mail after it was sent, with the instant (UTC ISO). */
export const FLAGS = [
  "deliveredAt",
  "bouncedAt",
  "softBouncedAt",
  "complainedAt",
  "unsubscribedAt",
  "clickedAt",
] as const;
export type Flag = (typeof FLAGS)[number];

/** A recipient of a campaign. Only the contact names the person: erased there, nothing is left. */
export type Recipient = {
  campaignId: string;
  subscriberId: string;
  state: Received["state"];
  /** Who claimed it, and when (epoch ms): from then on SES may have received it. */
  claim?: string;
  claimedAt?: number;
  sentAt?: string;
  messageId?: string;
  /** Why it was skipped or failed. */
  why?: string;
} & Partial<Record<Flag, string>>;

export type RecipientItem = Stored<Recipient>;

const partition = (campaignId: string, lane: number) => `CAMPAIGN#${campaignId}#${lane}`;
const place = (subscriberId: string) => `TO#${subscriberId}`;

export const recipientKey = (campaignId: string, subscriberId: string): Key => ({
  pk: partition(campaignId, Subscribers.laneOf(subscriberId)),
  sk: place(subscriberId),
});

/** The recipients of a lane after one of them ("" for all), in the order of their identifiers. */
export const laneRange = (campaignId: string, lane: number, after: string) => ({
  pk: partition(campaignId, lane),
  sk: { startingWith: "TO#" },
  newestFirst: false,
  ...(after !== "" && { after: recipientKey(campaignId, after) }),
});

/** What a contact received, newest campaign first. */
export const receivedRange = (subscriberId: string) => ({
  index: "gsi1" as const,
  pk: `RECEIVED#${subscriberId}`,
  sk: { startingWith: "cam_" },
});

export const toRecipient = (campaignId: string, subscriberId: string): RecipientItem => ({
  ...recipientKey(campaignId, subscriberId),
  type: "recipient",
  version: 1,
  ...{ campaignId, subscriberId, state: "waiting" },
  gsi1pk: receivedRange(subscriberId).pk,
  gsi1sk: campaignId,
});

type Move = Pick<Recipient, "campaignId" | "subscriberId">;

/** Claims a recipient as it was read: waiting, or with an earlier claim that never reached SES. */
export function claimWrite(read: Recipient, claim: string, claimedAt: number): Write {
  const earlier = read.state === "claimed";
  return change({
    key: recipientKey(read.campaignId, read.subscriberId),
    set: "SET #state = :claimed, #claim = :claim, #claimedAt = :at",
    onlyIf: earlier ? "#state = :read AND #claim = :earlier" : "#state = :read",
    names: { "#state": "state", "#claim": "claim", "#claimedAt": "claimedAt" },
    values: {
      ...{ ":claimed": "claimed", ":claim": claim, ":at": claimedAt, ":read": read.state },
      ...(earlier && { ":earlier": read.claim }),
    },
  });
}

type End = Pick<Recipient, "state" | "sentAt" | "messageId" | "why">;

/** Ends a claim with an outcome, unless another process did. */
export const endWrite = (of: Move & { claim: string }, next: End): Write =>
  becoming(of, next, "#state = :claimed AND #claim = :claim", {
    ":claimed": "claimed",
    ":claim": of.claim,
  });

/** Stores what SES reports of a mail whose sender never got the response. */
export const answered = (of: Move, next: End, from: Received["state"]): Write =>
  becoming(of, next, "#state = :from", { ":from": from });

function becoming(of: Move, next: End, onlyIf: string, given: Record<string, unknown>): Write {
  const set = Object.entries(next).filter(([, value]) => value !== undefined);
  return change({
    key: recipientKey(of.campaignId, of.subscriberId),
    set: `SET ${set.map(([name]) => `#${name} = :new_${name}`).join(", ")} REMOVE #claim`,
    onlyIf,
    names: {
      ...Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
      ...{ "#state": "state", "#claim": "claim" },
    },
    values: {
      ...Object.fromEntries(set.map(([name, value]) => [`:new_${name}`, value])),
      ...given,
    },
  });
}

/** Stores the first time that something happened to a mail. */
export const flagWrite = (of: Move, flag: Flag, at: string): Write =>
  change({
    key: recipientKey(of.campaignId, of.subscriberId),
    set: "SET #flag = :at",
    onlyIf: "attribute_exists(pk) AND attribute_not_exists(#flag)",
    names: { "#flag": flag },
    values: { ":at": at },
  });

/** Removes such a flag. */
export const unflagWrite = (of: Move, flag: Flag): Write =>
  change({
    key: recipientKey(of.campaignId, of.subscriberId),
    set: "REMOVE #flag",
    onlyIf: "#flag > :nothing",
    names: { "#flag": flag },
    values: { ":nothing": "0" },
  });
