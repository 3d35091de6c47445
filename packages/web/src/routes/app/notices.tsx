import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Para avisar" };
export const meta = () => documentTitle("Para avisar");

export default arriving(pages.notices);
