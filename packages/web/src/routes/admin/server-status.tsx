import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Estado del servidor" };
export const meta = () => documentTitle("Estado del servidor");

export default arriving(pages.serverStatus);
