import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Campañas" };
export const meta = () => documentTitle("Campañas");

export default arriving(pages.campaigns);
