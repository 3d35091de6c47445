import type { Link } from "../../kernel/mails/frame.rules";

/** The link, in letters of alerts and digests, to where a person chooses which ones to get. */
export const preferencesLink = (url: string): Link => ({
  label: "Elegir de qué te avisamos",
  url,
});
