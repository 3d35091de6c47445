import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Perfil" };
export const meta = () => documentTitle("Perfil");

export default pages.profile;
