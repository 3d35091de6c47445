import { BASE_CASES } from "./cases-base.rules";
import { DISMISSAL_CASES } from "./cases-dismissal.rules";
import { SPECIAL_CASES } from "./cases-special.rules";

/** Every settlement that was computed by hand. */
export const LABOR_CASES = [...DISMISSAL_CASES, ...BASE_CASES, ...SPECIAL_CASES];
