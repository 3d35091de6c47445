/** The plans of a practice, smallest first. */
export const PLAN_IDS = ["free", "standard", "premium"] as const;

type Id = (typeof PLAN_IDS)[number];

/** Whether a plan comes before another, and so costs less. */
export const isSmaller = (id: Id, than: Id): boolean =>
  PLAN_IDS.indexOf(id) < PLAN_IDS.indexOf(than);

/** The features that a plan may include, by the key that commands check. */
export const FEATURES = [
  "calendarSync",
  "booking",
  "courtLinks",
  "digest",
  "scenarios",
  "documents",
  "team",
] as const;

/** How often a plan is charged. `annual` and `yearly` both mean once a year. */
export const BILLING_PERIODS = ["daily", "weekly", "monthly", "annual", "yearly"] as const;
