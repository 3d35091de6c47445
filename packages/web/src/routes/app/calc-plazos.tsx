import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Plazos",
  section: { label: "Mis cálculos", to: paths.calculators.list },
};
export const meta = () => documentTitle("Plazos");

export default pages.deadlines;
