import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Nueva factura",
  section: { label: "Facturación", to: paths.invoices.dashboard },
};
export const meta = () => documentTitle("Nueva factura");

export default arriving(pages.invoiceCreate);
