import type { Link } from "../../kernel/letter-frame.rules";

/** The link, in mails of alerts and digests, to the page where a person chooses them. */
export const preferencesLink = (url: string): Link => ({
  label: "Elegir de qué te avisamos",
  url,
});
