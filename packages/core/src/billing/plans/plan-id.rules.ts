/** The plans a practice may be on, smallest first. */
export const PLAN_IDS = ["free", "standard", "premium"] as const;

/** What a plan may have or not, by the key that commands ask for. */
export const FEATURES = [
  "calendarSync",
  "booking",
  "courtLinks",
  "digest",
  "scenarios",
  "team",
] as const;

/** How often a plan is charged. `annual` and `yearly` are both once a year. */
export const BILLING_PERIODS = ["daily", "weekly", "monthly", "annual", "yearly"] as const;
