import * as z from "zod";
import { planId } from "../plans/plan.schema";

export const LEGAL_KINDS = ["subscription", "refund", "billing"] as const;

/** The current document of one kind: HTML of headings, paragraphs and lists only. */
export const legalDocument = z.object({
  kind: z.enum(LEGAL_KINDS),
  version: z.string(),
  title: z.string(),
  html: z.string(),
  publishedAt: z.string(),
});

export const legalKind = z.enum(LEGAL_KINDS);

/** Query of `GET /api/legal/{kind}`: with a plan, the document states its price. */
export const legalQuery = z.strictObject({ planId: planId.optional() });

export type LegalKind = (typeof LEGAL_KINDS)[number];
export type LegalDocument = z.output<typeof legalDocument>;
