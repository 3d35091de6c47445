import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Cuenta" };
export const meta = () => documentTitle("Cuenta");

export default arriving(pages.account);
