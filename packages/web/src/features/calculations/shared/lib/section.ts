import { paths } from "~/lib/paths";

/** Where a calculator's page hangs from, in the breadcrumbs. */
export const CALCULATORS_SECTION = { label: "Cálculos", to: paths.calculators.list };
