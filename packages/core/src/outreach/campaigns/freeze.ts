import { insert, query } from "../../kernel/dynamo";
import { Subscribers } from "../subscribers";
import { fits } from "../subscribers/segment.rules";
import { addCounts, type CampaignItem } from "./campaign.item";
import { type Hold, keep } from "./lane";
import { toRecipient } from "./recipient.item";

/** Contacts processed between two writes of the progress: with both they fit in one transaction. */
const PAGE = 90;

/**
 * Freezes the next recipients of a lane: who fits the segment and existed when the campaign began.
 * They are written together with the progress, so that each is frozen once, even if a run dies.
 */
export async function freezeSome(held: Hold, campaign: CampaignItem): Promise<void> {
  const { lane, after } = held.item;
  const { items } = await query<Subscribers.SubscriberItem>({
    ...Subscribers.laneRange(lane),
    ...(after !== "" && { after: Subscribers.subscriberKey(after) }),
    limit: PAGE,
  });
  const last = items.at(-1);
  if (!last) return keep(held, { phase: "sending", after: "" });
  const wanted = items.filter((one) => isWanted(one, campaign));
  const writes = wanted.map(({ _id }) => insert(toRecipient(campaign._id, _id)));
  const count =
    wanted.length > 0 ? [addCounts(campaign._id, lane, { recipients: wanted.length })] : [];
  return keep(held, { after: last._id }, [...writes, ...count]);
}

const isWanted = (one: Subscribers.SubscriberItem, { segment, startedAt }: CampaignItem): boolean =>
  fits(segment, one) && one.createdAt <= (startedAt ?? "");
