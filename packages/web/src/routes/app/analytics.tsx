import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Estadísticas" };
export const meta = () => documentTitle("Estadísticas");

export default arriving(pages.analytics);
