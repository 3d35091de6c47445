import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Configuración de reservas",
  section: { label: "Calendario", to: paths.calendar.main },
};
export const meta = () => documentTitle("Configuración de reservas");

export default arriving(pages.bookingConfig);
