import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Documento",
  section: { label: "Documentos", to: paths.documents.list },
};
export const meta = () => documentTitle("Documento");

export default arriving(pages.document);
