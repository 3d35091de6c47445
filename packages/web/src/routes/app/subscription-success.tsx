import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Suscripción" };
export const meta = () => documentTitle("Suscripción");

export default arriving(pages.subscriptionSuccess);
