import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Detalle de la cita",
  section: { label: "Citas", to: paths.reservations.list },
};
export const meta = () => documentTitle("Detalle de la cita");

export default arriving(pages.reservation);
