/** The plans of a practice, smallest first. */
export const PLAN_IDS = ["free", "standard", "premium"] as const;

/** The features that a plan may include, by the key that commands check. */
export const FEATURES = [
  "calendarSync",
  "booking",
  "courtLinks",
  "digest",
  "scenarios",
  "team",
] as const;

/** How often a plan is charged. `annual` and `yearly` both mean once a year. */
export const BILLING_PERIODS = ["daily", "weekly", "monthly", "annual", "yearly"] as const;
