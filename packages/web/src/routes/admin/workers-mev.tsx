import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Portal MEV" };
export const meta = () => documentTitle("Portal MEV");

export default arriving(pages.mevWorker);
