import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Usuarios" };
export const meta = () => documentTitle("Usuarios");

export default arriving(pages.users);
