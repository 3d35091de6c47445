import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Lo que se pierde" };
export const meta = () => documentTitle("Lo que se pierde");

export default arriving(pages.losing);
