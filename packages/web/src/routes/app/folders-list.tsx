import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Causas" };
export const meta = () => documentTitle("Causas");

export default arriving(pages.folders);
