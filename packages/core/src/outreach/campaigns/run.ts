import pMap from "p-map";
import { chunks } from "../../kernel/chunks";
import { now } from "../../kernel/clock";
import { query } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { sendQuota } from "../../kernel/ports/mail-once";
import { enqueue } from "../../kernel/ports/queue";
import { Subscribers } from "../subscribers";
import { Templates } from "../templates";
import type { CampaignItem } from "./campaign.item";
import { freezeSome } from "./freeze";
import { type Hold, hold, keep, LostLane, release } from "./lane";
import { paceOf } from "./pace.rules";
import { laneRange, type RecipientItem } from "./recipient.item";
import { type Sender, sendSome } from "./send";
import { finish } from "./steps";
import { find, whole } from "./store";
import { heardUntil } from "./unanswered";

/** The content of a message of the queue. */
export type LaneOfCampaign = { campaignId: string; lane: number };

/** The result of a run: mails sent, and in how many seconds to continue, or null. */
export type LaneRun = { sent: number; again: number | null };

/** After so many ms a run starts nothing more: the queue continues it. */
const RUN_MS = 45_000;
const PAGE = 100;
/** How many ms a lane waits: between passes, throttled, when SES accepts nothing, out of quota. */
const WAIT_MS = { pass: 15_000, throttled: 2000, closed: 60_000, quota: 10 * 60_000 };

const NOTICES = {
  quota: "Se llegó al cupo diario de SES. Sigue sola cuando haya lugar.",
  closed: "SES no acepta correos en este momento. Sigue sola cuando vuelva.",
};

/** Enqueues a lane for continuing, after so many seconds. */
export const stir = (lane: LaneOfCampaign, seconds = 0): Promise<void> =>
  enqueue(env().CAMPAIGNS_QUEUE_URL, lane, seconds);

/** Enqueues every lane of a campaign. */
export const stirAll = (campaignId: string): Promise<unknown> =>
  pMap(
    Array.from({ length: Subscribers.LANES }, (_, lane) => ({ campaignId, lane })),
    (one) => stir(one),
    {
      concurrency: 4,
    },
  );

/**
 * Continues a lane of a campaign: freezes its recipients, then mails each. Does nothing while
 * another run holds it. After a killed run, the next one sends the rest.
 */
export async function runLane(named: LaneOfCampaign): Promise<LaneRun> {
  const done: LaneRun = { sent: 0, again: null };
  const held = await hold(named.campaignId, named.lane);
  if (!held) return done;
  try {
    await work(held, done);
  } catch (error) {
    if (!(error instanceof LostLane)) throw error;
    return { ...done, again: null };
  } finally {
    await release(held);
  }
  if (done.again !== null) await stir(named, done.again);
  return done;
}

async function work(held: Hold, done: LaneRun): Promise<void> {
  const { campaignId } = held.item;
  const endsAt = performance.now() + RUN_MS;
  for (;;) {
    const campaign = await find(campaignId);
    if (campaign?.status !== "sending") return;
    if (held.item.phase === "freezing") {
      await freezeSome(held, campaign);
      if (isSending(held)) await stirOthers(campaignId);
    } else if (await isFrozen(campaignId)) {
      return pass(held, campaign, done, endsAt);
    } else return;
    if (performance.now() > endsAt) {
      done.again = 0;
      return;
    }
  }
}

const isSending = ({ item }: Hold): boolean => item.phase === "sending";

const isFrozen = async (campaignId: string): Promise<boolean> =>
  (await whole(campaignId)).lanes.every(({ phase }) => phase !== "freezing");

/** The last lane to be frozen enqueues the others. */
async function stirOthers(campaignId: string): Promise<void> {
  if (await isFrozen(campaignId)) await stirAll(campaignId);
}

/** Mails the recipients of a lane from where the last run stopped, until its time is over. */
async function pass(held: Hold, campaign: CampaignItem, done: LaneRun, endsAt: number) {
  const pace = paceOf(await sendQuota(), Subscribers.LANES);
  if (pace.most < 1) return wait(held, done, "quota");
  const template = await Templates.ofVersion(campaign.templateId, campaign.templateVersion ?? 0);
  const sender: Sender = {
    ...{ campaign, lane: held.item.lane, template, pace },
    ...{ nextAt: now(), sent: 0, stopped: null, left: false },
  };
  while (!sender.stopped && performance.now() < endsAt) {
    if (sender.sent >= pace.most) return wait(held, done, "quota");
    const { items } = await query<RecipientItem>({
      ...laneRange(campaign._id, held.item.lane, held.item.after),
      limit: PAGE,
    });
    if (items.length === 0) return endPass(held, done);
    await sendPage(held, sender, items, endsAt);
    done.sent = sender.sent;
  }
  if (sender.stopped === "closed" || sender.stopped === "throttled") {
    return wait(held, done, sender.stopped);
  }
  if (!sender.stopped) done.again = 0;
}

async function sendPage(held: Hold, sender: Sender, items: RecipientItem[], endsAt: number) {
  const open = items.filter(({ state }) => state === "waiting" || state === "claimed");
  const heardMs = open.some(({ state }) => state === "claimed") ? await heardUntil() : 0;
  for (const some of chunks(open, sender.pace.claims)) {
    if (sender.stopped || sender.sent >= sender.pace.most || performance.now() > endsAt) return;
    await sendSome(sender, some, heardMs);
    const left = held.item.left || sender.left;
    await keep(held, { after: some.at(-1)?.subscriberId ?? "", left, notice: null });
  }
  if (!sender.stopped) await keep(held, { after: items.at(-1)?.subscriberId ?? "" });
}

/** Ends a pass: the lane is done where nobody was left, otherwise another pass begins. */
async function endPass(held: Hold, done: LaneRun): Promise<void> {
  if (!held.item.left) {
    await keep(held, { phase: "done", notice: null });
    return finish(held.item.campaignId);
  }
  await keep(held, { after: "", left: false, notBefore: now() + WAIT_MS.pass });
  done.again = secondsOf(WAIT_MS.pass);
}

/** Makes a lane wait, with a notice where it takes longer than moments. */
async function wait(held: Hold, done: LaneRun, why: "throttled" | "closed" | "quota") {
  const notice = why === "throttled" ? null : NOTICES[why];
  await keep(held, { notBefore: now() + WAIT_MS[why], notice });
  done.again = secondsOf(WAIT_MS[why]);
}

/** A second more: a message that arrives early would find nothing to do. */
const secondsOf = (ms: number): number => Math.ceil(ms / 1000) + 1;
