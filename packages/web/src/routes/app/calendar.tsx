import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Calendario" };
export const meta = () => documentTitle("Calendario");

export default arriving(pages.calendar);
