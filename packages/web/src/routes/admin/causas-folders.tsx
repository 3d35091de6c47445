import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Causas vinculadas" };
export const meta = () => documentTitle("Causas vinculadas");

export default arriving(pages.linkedFolders);
