import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Intereses" };
export const meta = () => documentTitle("Intereses");

export default pages.interest;
