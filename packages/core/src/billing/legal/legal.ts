import { AppError } from "../../kernel/error";
import { PLANS } from "../plans/plan.rules";
import type { PlanId } from "../plans/plan.schema";
import { legalDocumentOf } from "./legal.rules";
import { type LegalDocument, legalKind } from "./legal.schema";

/** A document in force, by its kind. Throws `legal.not_found` for another kind. */
export function find(kind: string, planId?: PlanId): LegalDocument {
  const known = legalKind.safeParse(kind);
  if (!known.success) throw new AppError("legal.not_found", "No encontramos ese documento.");
  const offer = planId ? { displayName: PLANS[planId].displayName, price: "" } : null;
  return legalDocumentOf(known.data, offer);
}
