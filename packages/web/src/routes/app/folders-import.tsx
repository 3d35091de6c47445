import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Traer mis causas",
  section: { label: "Causas", to: paths.folders.list },
};
export const meta = () => documentTitle("Traer mis causas");

export default arriving(pages.foldersImport);
