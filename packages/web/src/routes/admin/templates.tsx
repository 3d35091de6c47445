import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Plantillas" };
export const meta = () => documentTitle("Plantillas");

export default arriving(pages.templates);
