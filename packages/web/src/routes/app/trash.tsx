import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Eliminadas" };
export const meta = () => documentTitle("Eliminadas");

export default arriving(pages.trash);
