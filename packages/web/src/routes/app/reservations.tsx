import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Citas",
  section: { label: "Calendario", to: paths.calendar.main },
};
export const meta = () => documentTitle("Citas");

export default arriving(pages.reservations);
