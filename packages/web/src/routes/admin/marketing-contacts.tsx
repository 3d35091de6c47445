import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Contactos de marketing" };
export const meta = () => documentTitle("Contactos de marketing");

export default arriving(pages.marketingContacts);
