import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Correo",
  section: { label: "Correo sin causa", to: paths.letters.unplaced },
};
export const meta = () => documentTitle("Correo");

export default arriving(pages.letter);
