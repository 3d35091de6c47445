import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Soporte" };
export const meta = () => documentTitle("Soporte");

export default arriving(pages.support);
