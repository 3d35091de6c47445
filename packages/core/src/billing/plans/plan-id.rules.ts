/** The plans a practice may be on, smallest first. */
export const PLAN_IDS = ["free", "standard", "premium"] as const;
