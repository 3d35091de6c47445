import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Factura",
  section: { label: "Facturación", to: paths.invoices.dashboard },
};
export const meta = () => documentTitle("Factura");

export default arriving(pages.invoiceDetails);
