import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Disponibilidad",
  section: { label: "Calendario", to: paths.calendar.main },
};
export const meta = () => documentTitle("Disponibilidad");

export default arriving(pages.availability);
