import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import { commit, getMany, type Item, insert, isStale, replace } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { type MailEvent, mailEvent } from "../../kernel/ports/mail-event.schema";
import { type ReportsItem, reportsKey, toReportsItem } from "./letters.item";
import { ceilingOf, DAY_MS, REPORT_MS, type Report, stoppedUntil } from "./letters.rules";

/**
 * Notes an SES event about a letter of a practice that bounced for good or was reported as unwanted:
 * once, however often it arrives. Returns the practice's id if that stops its letters.
 */
export async function note(detail: unknown): Promise<string | undefined> {
  const event = mailEvent.parse(detail);
  const practiceId = event.mail.tags.practice?.[0] ?? "";
  const report = reportOf(event);
  if (!report || !isId("user", practiceId)) return undefined;
  const stops = await again(() => add(practiceId, report), isStale);
  return stops ? practiceId : undefined;
}

function reportOf({ eventType, bounce, complaint, mail }: MailEvent): Report | undefined {
  const id = `${mail.messageId} ${eventType}`;
  if (eventType === "Complaint" && complaint) return { id, what: "complaints", at: now() };
  const isFinal = eventType === "Bounce" && bounce?.bounceType === "Permanent";
  return isFinal ? { id, what: "bounces", at: now() } : undefined;
}

/** Adds a report; whether the practice is stopped from now on. */
async function add(practiceId: string, report: Report): Promise<boolean> {
  const key = reportsKey(practiceId);
  const [item, usage] = await getMany<Item>([key, Plans.usageKey(practiceId)]);
  const read = item as ReportsItem | undefined;
  const before = (read?.reports ?? []).filter(({ at }) => now() - at < REPORT_MS);
  if (!usage || before.some(({ id }) => id === report.id)) return false;
  const reports = [...before, report];
  const next = toReportsItem(key, reports, now());
  await commit(read ? replace(next, read) : insert(next));
  // What stops a practice does not depend on its age.
  const ceiling = ceilingOf(Plans.toSubscription(usage).plan, REPORT_MS + DAY_MS);
  const wasStopped = stoppedUntil(before, ceiling, now()) !== null;
  return !wasStopped && stoppedUntil(reports, ceiling, now()) !== null;
}
