import { CALCULATORS_SECTION } from "~/lib/calculators/section";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Intereses", section: CALCULATORS_SECTION };
export const meta = () => documentTitle("Intereses");

export default pages.interest;
