import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  getMany,
  type Item,
  insert,
  isStale,
  type Key,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { type Errand, Outbox } from "../../kernel/outbox";
import { type OutgoingMail, sendMail } from "../../kernel/ports/mail";
import { shardOf } from "../../kernel/shard.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Users } from "../users";
import {
  dayKey,
  dayTtl,
  type LettersItem,
  lettersKey,
  type ReportsItem,
  reportsKey,
  toLettersItem,
} from "./letters.item";
import {
  admit,
  ceilingOf,
  type Leaving,
  MOST_OF_ALL,
  mailboxOf,
  type PracticeLetter,
  ruleOf,
  SHARDS,
  stoppedUntil,
} from "./letters.rules";
import * as withheld from "./withheld";

/** The content of a letter, without its address. */
export type Content = Omit<OutgoingMail, "to" | "tags">;

/**
 * Sends a letter of any kind: the only way to `ports/mail`. It is counted before it is written, so
 * that a code is made only for a letter that may leave; `write` returns nothing where there is
 * nothing to say any more. Throws `Withheld` for a letter beyond a ceiling, and when SES refuses.
 */
export async function send(
  leaving: Leaving,
  write: () => Promise<Content | undefined> | Content | undefined,
): Promise<void> {
  await again(async () => {
    const writes = await counting(leaving);
    if (writes.length > 0) await commit(...writes);
  }, isStale);
  const content = await write();
  if (!content) return uncount(leaving);
  await sendMail({ to: leaving.to, ...content, ...(isOfPractice(leaving) && tagsOf(leaving)) });
}

/**
 * The writes that request a letter for whose answer a person waits: it is counted at once. Throws
 * `Withheld` where it may not leave, and `version.stale` in the commit where another letter to the
 * address was counted meanwhile.
 */
export async function askNow<E extends Errand>(errand: E, leaving: Leaving): Promise<Write[]> {
  return [Outbox.ask(errand, { id: leaving.id }), ...(await counting(leaving))];
}

type OfPractice = Leaving & { kind: PracticeLetter; practiceId: string };

const isOfPractice = (leaving: Leaving): leaving is OfPractice =>
  ruleOf(leaving.kind).counts !== null;

/** SES repeats these in its events; visitors' typing errors are not reported of the practice. */
const tagsOf = ({ kind, practiceId }: OfPractice) =>
  ruleOf(kind).counts === "codes" ? {} : { tags: { practice: practiceId, letter: kind } };

/** The writes that count a letter; none for one that is counted. Throws `Withheld`. */
async function counting(leaving: Leaving): Promise<Write[]> {
  const rule = ruleOf(leaving.kind);
  const key = lettersKey(rule.purpose, mailboxOf(leaving.to));
  const [item, practice] = await Promise.all([
    get<LettersItem>(key),
    isOfPractice(leaving) ? practiceOf(leaving) : undefined,
  ]);
  const admission = admit(rule, item?.sent ?? [], { id: leaving.id, at: now() });
  if ("waitMs" in admission) throw withheld.ofRecipient(leaving.kind, admission.waitMs);
  const { sent, isNew } = admission;
  if (!isNew && item && sent.length === item.sent.length) return [];
  const counted = toLettersItem(key, sent, now());
  const own = item ? replace(counted, item) : insert(counted);
  return isNew && practice ? [own, ...practice] : [own];
}

/** The writes that count a letter against its practice, and all practices. Throws `Withheld`. */
async function practiceOf({ id, kind, practiceId }: OfPractice): Promise<Write[]> {
  const [[reported, usage], user] = await Promise.all([
    getMany<Item>([reportsKey(practiceId), Plans.usageKey(practiceId)]),
    Users.find(practiceId),
  ]);
  const counted = ruleOf(kind).counts ?? "written";
  const ceiling = ceilingOf(
    usage ? Plans.toSubscription(usage).plan : "free",
    user ? now() - Date.parse(user.createdAt) : 0,
  );
  const { reports } = (reported ?? { reports: [] }) as Pick<ReportsItem, "reports">;
  // An appointment that somebody has is told to them whatever else the practice sent.
  const until = counted === "visits" ? null : stoppedUntil(reports, ceiling, now());
  if (until !== null) throw withheld.ofStopped(counted, until);
  const day = dayOf(now());
  const most = ceiling[counted];
  const part = shardOf(id, SHARDS);
  return [
    oneMore(dayKey(day, `${counted}\n${practiceId}`), most, () =>
      withheld.ofPractice(counted, most),
    ),
    oneMore(dayKey(day, `all\n${part}`), MOST_OF_ALL / SHARDS, withheld.ofProduct),
  ];
}

const oneMore = (key: Key, most: number, refused: () => Error): Write =>
  change(
    {
      key,
      set: "SET #ttl = :ttl, #type = :type, #version = :one ADD #count :one",
      onlyIf: "attribute_not_exists(#count) OR #count < :most",
      names: { "#ttl": "ttl", "#type": "type", "#version": "version", "#count": "count" },
      values: { ":ttl": dayTtl(now()), ":type": "throttle", ":one": 1, ":most": most },
    },
    refused,
  );

/** Takes a letter that had nothing to say from those of its address. */
async function uncount({ id, kind, to }: Leaving): Promise<void> {
  const key = lettersKey(ruleOf(kind).purpose, mailboxOf(to));
  await again(async () => {
    const item = await get<LettersItem>(key);
    if (!item) return;
    const sent = item.sent.filter((one) => one.id !== id);
    await commit(replace(toLettersItem(key, sent, now()), item));
  }, isStale);
}
