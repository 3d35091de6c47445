import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { likely } from "./likely";

export const handle: PageHandle = { title: "Mis cálculos" };
export const meta = () => documentTitle("Mis cálculos");

export default arriving(likely.calculators);
