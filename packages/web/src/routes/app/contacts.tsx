import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Contactos" };
export const meta = () => documentTitle("Contactos");

export default arriving(pages.contacts);
