import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Escritos" };
export const meta = () => documentTitle("Escritos");

export default arriving(pages.escritos);
