import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Correo sin causa" };
export const meta = () => documentTitle("Correo sin causa");

export default arriving(pages.letters);
