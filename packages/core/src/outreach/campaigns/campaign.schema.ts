import * as z from "zod";
import { line, listQuery, moment } from "../../kernel/fields.schema";
import { segment } from "../subscribers/segment.schema";

/** The status of a campaign. `sending` begins with freezing its recipients. */
export const CAMPAIGN_STATUSES = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "cancelled",
] as const;

/** The counters of a campaign: each recipient counts once in each. */
export const COUNTS = [
  "recipients",
  "sent",
  "delivered",
  "bounced",
  "softBounced",
  "complained",
  "unsubscribed",
  "clicked",
  "skipped",
  "failed",
  "unknown",
] as const;

const name = line("Nombre", 120);
const templateId = line("Plantilla", 40);

/** Body of `POST /api/marketing/campaigns`. */
export const newCampaign = z.strictObject({ name, templateId, segment: segment.prefault({}) });

/** Body of `PATCH /api/marketing/campaigns/{id}`: the changes of a draft. */
export const changeCampaign = z.strictObject({
  name: name.optional(),
  templateId: templateId.optional(),
  segment: segment.optional(),
});

/** Body of `POST …/{id}/schedule`. */
export const scheduleCampaign = z.strictObject({ at: moment("Fecha y hora del envío") });

/** A campaign as returned by the API. */
export const campaign = z.object({
  _id: z.string(),
  name: z.string(),
  templateId: z.string(),
  /** The version that is sent; null before it begins. */
  templateVersion: z.number().int().nullable(),
  segment: segment.required(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** When it is scheduled, when it began and when it ended, UTC ISO. */
  scheduledAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it is paused or waits, as a sentence; null where it does neither. */
  notice: z.string().nullable(),
  /** Whether all its recipients are frozen. */
  frozen: z.boolean(),
  counts: z.object(
    Object.fromEntries(COUNTS.map((one) => [one, z.number().int()])) as Record<
      (typeof COUNTS)[number],
      z.ZodNumber
    >,
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export const listCampaigns = listQuery.omit({ fields: true });

/** What a contact received of a campaign, and the outcome; instants are UTC ISO. */
export const received = z.object({
  campaignId: z.string(),
  campaign: z.string(),
  state: z.enum(["waiting", "claimed", "sent", "skipped", "failed", "unknown"]),
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  bouncedAt: z.string().nullable(),
  softBouncedAt: z.string().nullable(),
  complainedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  clickedAt: z.string().nullable(),
});

export type Campaign = z.output<typeof campaign>;
export type CampaignStatus = Campaign["status"];
export type CountName = (typeof COUNTS)[number];
export type Counts = Record<CountName, number>;
export type NewCampaign = z.output<typeof newCampaign>;
export type ChangeCampaign = z.output<typeof changeCampaign>;
export type Received = z.output<typeof received>;
