import { get, tryCommit } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { type MailEvent, mailEvent } from "../../kernel/ports/mail-event.schema";
import { Subscribers } from "../subscribers";
import { addCounts } from "./campaign.item";
import type { CountName } from "./campaign.schema";
import { answered, type Flag, flagWrite, type RecipientItem, recipientKey } from "./recipient.item";
import { guard } from "./steps";
import { heard } from "./unanswered";

/** What an event means: the flag to set, the counter to add to, and why to stop mailing. */
type News = { flag: Flag; count: CountName; at: string; stop?: "bounced" | "complained" };

/** The news in an event; undefined where it has none: SES accepted the mail, or will retry. */
function newsOf({ eventType, bounce, complaint, delivery, click }: MailEvent): News | undefined {
  if (eventType === "Delivery" && delivery) {
    return { flag: "deliveredAt", count: "delivered", at: delivery.timestamp };
  }
  if (eventType === "Click" && click) {
    return { flag: "clickedAt", count: "clicked", at: click.timestamp };
  }
  if (eventType === "Complaint" && complaint) {
    return {
      flag: "complainedAt",
      count: "complained",
      at: complaint.timestamp,
      stop: "complained",
    };
  }
  if (eventType !== "Bounce" || !bounce) return undefined;
  // A mailbox that is full or away today accepts mail tomorrow.
  return bounce.bounceType === "Permanent"
    ? { flag: "bouncedAt", count: "bounced", at: bounce.timestamp, stop: "bounced" }
    : { flag: "softBouncedAt", count: "softBounced", at: bounce.timestamp };
}

/**
 * Stores an SES event about a mail: once, however often and in whatever order events arrive. A hard
 * bounce or a complaint stops all marketing to the address, whichever mail of Foja's it was about.
 */
export async function note(detail: unknown): Promise<void> {
  const event = mailEvent.parse(detail);
  const news = newsOf(event);
  const recipient = await recipientOf(event);
  if (recipient) await noteOf(recipient, event, news);
  if (news?.stop) {
    if (recipient) await Subscribers.stop(recipient.subscriberId, news.stop);
    else await stopAddresses(event, news.stop);
  }
  await heard(event.mail.timestamp);
  if (recipient && news?.stop) await guard(recipient.campaignId);
}

async function recipientOf({ mail: { tags } }: MailEvent): Promise<RecipientItem | undefined> {
  const [campaignId = "", subscriberId = ""] = [tags.campaign?.[0], tags.recipient?.[0]];
  if (!isId("campaign", campaignId) || !isId("subscriber", subscriberId)) return undefined;
  return get<RecipientItem>(recipientKey(campaignId, subscriberId));
}

async function noteOf(read: RecipientItem, event: MailEvent, news: News | undefined) {
  await noteSent(read, event);
  if (news) await countOnce(read, news);
}

/** Counts an event of a recipient, the first time that it arrives. */
export async function countOnce(
  of: Pick<RecipientItem, "campaignId" | "subscriberId">,
  { flag, count, at }: Omit<News, "stop">,
): Promise<void> {
  const lane = Subscribers.laneOf(of.subscriberId);
  await tryCommit(flagWrite(of, flag, at), addCounts(of.campaignId, lane, { [count]: 1 }));
}

/** An event proves that SES accepted the mail, whether or not its sender got the response. */
async function noteSent(read: RecipientItem, { mail }: MailEvent): Promise<void> {
  if (read.state !== "claimed" && read.state !== "unknown") return;
  const sent = { state: "sent", sentAt: mail.timestamp, messageId: mail.messageId } as const;
  const counts = { sent: 1, ...(read.state === "unknown" && { unknown: -1 }) };
  const lane = Subscribers.laneOf(read.subscriberId);
  await tryCommit(answered(read, sent, read.state), addCounts(read.campaignId, lane, counts));
}

async function stopAddresses(
  { bounce, complaint, mail }: MailEvent,
  why: "bounced" | "complained",
) {
  const named = (bounce?.bouncedRecipients ?? complaint?.complainedRecipients ?? []).map(
    ({ emailAddress }) => emailAddress,
  );
  for (const email of named.length > 0 ? named : mail.destination) {
    await Subscribers.stopAddress(email, why);
  }
}
