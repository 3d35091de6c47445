import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Perfil" };
export const meta = () => documentTitle("Perfil");

export default arriving(pages.profile);
