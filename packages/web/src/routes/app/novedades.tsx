import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Novedades" };
export const meta = () => documentTitle("Novedades");

export default arriving(pages.novedades);
