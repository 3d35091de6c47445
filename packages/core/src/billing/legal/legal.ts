import { AppError } from "../../kernel/error";
import { Plans } from "../plans";
import type { PlanId } from "../plans/plan.schema";
import { priceText } from "../plans/price-text.rules";
import { legalDocumentOf } from "./legal.rules";
import { type LegalDocument, legalKind } from "./legal.schema";

/**
 * A current document, with the price of an offered plan if one is named. Throws `legal.not_found`
 * for another kind, `plan.not_found` for a plan that is not offered.
 */
export async function find(kind: string, planId?: PlanId): Promise<LegalDocument> {
  const known = legalKind.safeParse(kind);
  if (!known.success) throw new AppError("legal.not_found", "No encontramos ese documento.");
  return legalDocumentOf(known.data, planId ? await offerOf(planId) : null);
}

async function offerOf(planId: PlanId) {
  const plan = (await Plans.offered()).find((one) => one.planId === planId);
  if (!plan) throw new AppError("plan.not_found", "Ese plan no está disponible.");
  return { displayName: plan.displayName, price: priceText(plan.pricingInfo) };
}
