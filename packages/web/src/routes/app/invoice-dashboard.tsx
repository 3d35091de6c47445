import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Facturación" };
export const meta = () => documentTitle("Facturación");

export default arriving(pages.invoiceDashboard);
