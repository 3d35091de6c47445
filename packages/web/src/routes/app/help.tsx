import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Ayuda" };
export const meta = () => documentTitle("Ayuda");

export default arriving(pages.help);
