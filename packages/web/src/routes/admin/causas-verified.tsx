import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Causas verificadas" };
export const meta = () => documentTitle("Causas verificadas");

export default arriving(pages.causas);
