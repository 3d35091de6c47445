import { AppError } from "../../kernel/error";
import { Plans } from "../plans";
import { PLANS } from "../plans/plan.rules";
import type { PlanId, PlanTerms } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import type { PlanOf } from "./contract.rules";

/** What being on a plan means as of now. */
export const termsOf = async (planId: PlanId): Promise<PlanTerms> => PLANS[planId];

/** Which plan a price is for. */
export const planOf: PlanOf = ({ planId }) => PLAN_IDS.find((one) => one === planId) ?? null;
