import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Mensajes" };
export const meta = () => documentTitle("Mensajes");

export default arriving(pages.chat);
