import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Escrito",
  section: { label: "Escritos", to: paths.escritos.list },
};
export const meta = () => documentTitle("Escrito");

export default arriving(pages.escrito);
