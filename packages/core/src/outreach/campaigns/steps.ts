import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { insert, tryCommit, type Write } from "../../kernel/dynamo";
import { AppError, hasCode } from "../../kernel/error";
import { Subscribers } from "../subscribers";
import { Templates } from "../templates";
import { emptyBlocksOf } from "../templates/empty-blocks.rules";
import type { TemplateVersion } from "../templates/template.schema";
import { type CampaignItem, toCounts } from "./campaign.item";
import type { Campaign, CampaignStatus } from "./campaign.schema";
import { get } from "./campaigns";
import { dangerOf } from "./guard.rules";
import { toLane } from "./lane.item";
import { mutate, saveWrite, whole } from "./store";

const WORDS: Record<CampaignStatus, string> = {
  draft: "es un borrador",
  scheduled: "está programada",
  sending: "se está enviando",
  paused: "está pausada",
  sent: "ya se envió",
  cancelled: "se canceló",
};

function assertIs(item: CampaignItem, statuses: readonly CampaignStatus[]): void {
  if (statuses.includes(item.status)) return;
  throw new AppError("campaign.state", `La campaña ${WORDS[item.status]}: eso no se puede hacer.`);
}

const step = async (id: string, work: (item: CampaignItem) => Promise<Write[]> | Write[]) => {
  await mutate(id, work);
  return get(id);
};

const LEAST_AHEAD_MS = 60_000;

/** Sets the hour at which a campaign begins automatically: a minute from now at least. */
export const schedule = (id: string, at: string): Promise<Campaign> =>
  step(id, async (item) => {
    assertIs(item, ["draft", "scheduled"]);
    if (Date.parse(at) < now() + LEAST_AHEAD_MS) {
      throw new AppError(
        "request.invalid",
        "Fecha y hora del envío: elegí un momento que no haya pasado.",
      );
    }
    await versionToSend(item);
    const { userId } = useUser();
    return [saveWrite(item, { status: "scheduled", scheduledAt: at, userId })];
  });

/** Starts sending a draft or a scheduled campaign. */
export const send = (id: string): Promise<Campaign> =>
  step(id, (item) => {
    assertIs(item, ["draft", "scheduled"]);
    return beginning(item, useUser().userId);
  });

/**
 * Starts a campaign whose hour has come; does nothing where somebody changed it meanwhile. One whose
 * template cannot be sent any more is a draft again, and says why.
 */
export async function beginDue(item: CampaignItem): Promise<void> {
  if (item.status !== "scheduled") return;
  const writes = await beginning(item, item.userId).catch((error: unknown) => {
    if (!hasCode(error, "campaign.state")) throw error;
    const notice = (error as AppError).message;
    return [saveWrite(item, { status: "draft", scheduledAt: null, notice })];
  });
  await tryCommit(...writes);
}

/** The newest version of a campaign's template. Throws `campaign.state` where a block is empty. */
async function versionToSend({ templateId }: CampaignItem): Promise<TemplateVersion> {
  const version = await Templates.version(templateId);
  const [first, ...more] = emptyBlocksOf(version.blocks ?? []);
  if (!first) return version;
  const all = [...new Set([first, ...more])].join(" y ");
  throw new AppError(
    "campaign.state",
    `La plantilla tiene ${all} sin completar: completalo o quitalo antes de enviar.`,
  );
}

/** Fixes its template version and its segment: each lane freezes its recipients. */
async function beginning(item: CampaignItem, userId: string): Promise<Write[]> {
  const { version } = await versionToSend(item);
  const lanes = Array.from({ length: Subscribers.LANES }, (_, lane) => lane);
  const begun = { status: "sending", startedAt: nowIso(), templateVersion: version } as const;
  return [
    saveWrite(item, { ...begun, userId, notice: null }),
    ...lanes.map((lane) => insert(toLane(item._id, lane))),
    ...lanes.map((lane) => insert(toCounts(item._id, lane, userId))),
  ];
}

/** Pauses a campaign being sent: mails that SES has not yet accepted are not sent. */
export const pause = (id: string): Promise<Campaign> =>
  step(id, (item) => {
    assertIs(item, ["sending"]);
    return [saveWrite(item, { status: "paused", notice: "La pausó una persona." })];
  });

/** Resumes a paused campaign; the guard measures from here. */
export const resume = (id: string): Promise<Campaign> =>
  step(id, async (item) => {
    assertIs(item, ["paused"]);
    const { sent, bounced, complained } = (await whole(id)).counts;
    const since = { sent, bounced, complained };
    return [saveWrite(item, { status: "sending", notice: null, since })];
  });

/** Ends a campaign for good: mails that SES has not yet accepted are never sent. */
export const cancel = (id: string): Promise<Campaign> =>
  step(id, (item) => {
    assertIs(item, ["scheduled", "sending", "paused"]);
    return [saveWrite(item, { status: "cancelled", endedAt: nowIso(), notice: null })];
  });

/** Marks a campaign as sent, once all its lanes are done. */
export async function finish(id: string): Promise<void> {
  const { campaign, lanes } = await whole(id);
  const isDone = lanes.length > 0 && lanes.every(({ phase }) => phase === "done");
  if (!isDone || campaign?.status !== "sending") return;
  await mutate(id, (item) =>
    item.status === "sending" ? [saveWrite(item, { status: "sent", endedAt: nowIso() })] : [],
  );
}

/** Pauses a campaign automatically where too many mails bounce or cause complaints. */
export async function guard(id: string): Promise<void> {
  const { campaign, counts } = await whole(id);
  const danger = campaign?.status === "sending" && dangerOf(counts, campaign.since);
  if (!danger) return;
  await mutate(id, (item) =>
    item.status === "sending" ? [saveWrite(item, { status: "paused", notice: danger })] : [],
  );
}

/** Whether a change of a campaign has to enqueue its lanes: it began, or was resumed. */
export const isStirred = (after: object, before: object | undefined): boolean =>
  Reflect.get(after, "status") === "sending" &&
  (before === undefined || Reflect.get(before, "status") !== "sending");
