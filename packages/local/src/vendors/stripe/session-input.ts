import * as z from "zod";
import { boolean, common, created, integer, listOf, metadata, paged } from "./params";

const LOCALES = ["auto", "en", "es", "es-419", "pt", "pt-BR"] as const;
const address = z.string().min(1).max(5000);
const message = z.strictObject({ message: z.string().max(1200) }).optional();

export const sessionInput = z.strictObject({
  ...common,
  mode: z.literal("subscription"),
  ui_mode: z.literal("hosted_page").optional(),
  customer: z.string(),
  customer_update: z
    .strictObject({ name: z.enum(["auto", "never"]), address: z.enum(["auto", "never"]) })
    .partial()
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: listOf(
    z.strictObject({ price: z.string(), quantity: integer.pipe(z.number().min(1)) }),
  ),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .optional(),
  success_url: address,
  cancel_url: address.optional(),
  locale: z.enum(LOCALES).optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(["none", "required"]) }).optional(),
  custom_text: z.strictObject({ submit: message, terms_of_service_acceptance: message }).optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  allow_promotion_codes: boolean.optional(),
});
export type SessionInput = z.output<typeof sessionInput>;

export const sessionList = z.strictObject({
  ...paged,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  created,
});
