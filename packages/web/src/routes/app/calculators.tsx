import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Mis cálculos" };
export const meta = () => documentTitle("Mis cálculos");

export default arriving(pages.calculators);
