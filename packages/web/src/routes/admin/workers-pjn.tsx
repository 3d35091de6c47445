import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Portal PJN" };
export const meta = () => documentTitle("Portal PJN");

export default arriving(pages.pjnWorker);
