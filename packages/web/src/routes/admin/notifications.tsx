import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Avisos" };
export const meta = () => documentTitle("Avisos");

export default arriving(pages.portalNotices);
