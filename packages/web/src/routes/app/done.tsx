import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Actividad" };
export const meta = () => documentTitle("Actividad");

export default arriving(pages.done);
