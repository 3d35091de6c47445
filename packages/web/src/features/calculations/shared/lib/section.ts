import { paths } from "~/lib/paths";

/** The section of the calculators' pages in the breadcrumbs. */
export const CALCULATORS_SECTION = { label: "Cálculos", to: paths.calculators.list };
