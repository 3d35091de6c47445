import { createEntry, createPlan, createQuota } from "@foja/core/money/ledger/ledger.schema";
import * as z from "zod";
import { type EntryValues, toBody } from "./entry-form";
import { type PlanValues, toPlanBody } from "./plan-form";
import { type QuotaValues, toQuotaBody } from "./quota-form";

/** The API's own schemas, applied to the forms' values. */
const over = <T>(toBody: (values: T) => unknown, schema: z.ZodType) =>
  z.preprocess((values) => toBody(values as T), schema) as unknown as z.ZodType<unknown, T>;

export const entryForm = over<EntryValues>(toBody, createEntry);
export const planForm = over<PlanValues>(toPlanBody, createPlan);
export const quotaForm = over<QuotaValues>(toQuotaBody, createQuota);
