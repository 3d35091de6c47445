import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Detalle de la causa",
  section: { label: "Causas", to: paths.folders.list },
};
export const meta = () => documentTitle("Detalle de la causa");

export default arriving(pages.folderDetails);
