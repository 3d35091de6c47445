/** The severity of an alert. Apart from the schema: every page needs it, and no page a schema. */
export const ALERT_VARIANTS = ["info", "success", "warning", "error"] as const;
