import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Notificaciones" };
export const meta = () => documentTitle("Notificaciones");

export default arriving(pages.alerts);
