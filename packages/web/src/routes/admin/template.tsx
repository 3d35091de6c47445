import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Plantilla",
  section: { label: "Plantillas", to: paths.admin.templates },
};
export const meta = () => documentTitle("Plantilla");

export default arriving(pages.template);
