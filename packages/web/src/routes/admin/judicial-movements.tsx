import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Movimientos judiciales" };
export const meta = () => documentTitle("Movimientos judiciales");

export default arriving(pages.judicialMovements);
