import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Calendario judicial" };
export const meta = () => documentTitle("Calendario judicial");

export default arriving(pages.acts);
