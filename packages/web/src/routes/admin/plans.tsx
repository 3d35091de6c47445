import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Planes" };
export const meta = () => documentTitle("Planes");

export default arriving(pages.plans);
