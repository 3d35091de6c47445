import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Datos de facturación",
  section: { label: "Facturación", to: paths.invoices.dashboard },
};
export const meta = () => documentTitle("Datos de facturación");

export default arriving(pages.invoiceSettings);
