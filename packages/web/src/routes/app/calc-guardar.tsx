import { CALCULATORS_SECTION } from "~/features/calculations/shared/lib/section";
import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Guardar el cálculo", section: CALCULATORS_SECTION };
export const meta = () => documentTitle("Guardar el cálculo");

export default arriving(pages.keepCalculation);
