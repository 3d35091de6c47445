import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Documentos" };
export const meta = () => documentTitle("Documentos");

export default arriving(pages.documents);
