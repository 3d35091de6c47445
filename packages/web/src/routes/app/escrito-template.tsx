import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Modelo",
  section: { label: "Modelos de escritos", to: paths.escritos.templates },
};
export const meta = () => documentTitle("Modelo");

export default arriving(pages.escritoTemplate);
