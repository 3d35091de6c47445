import type { GuideSlug } from "@foja/functions/edge/public-paths";
import { ACCOUNT_WALKS } from "./account-walks";
import { CASE_WALKS } from "./case-walks";
import { LAW_WALKS } from "./law-walks";
import { MONEY_WALKS } from "./money-walks";
import { PAPER_WALKS } from "./paper-walks";
import { TEAM_WALKS } from "./team-walks";
import type { Walk } from "./walk";

/** The walk of each article. */
export const WALKS: Record<GuideSlug, Walk> = {
  ...CASE_WALKS,
  ...PAPER_WALKS,
  ...LAW_WALKS,
  ...MONEY_WALKS,
  ...ACCOUNT_WALKS,
  ...TEAM_WALKS,
};
