import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Tasas" };
export const meta = () => documentTitle("Tasas");

export default arriving(pages.rates);
