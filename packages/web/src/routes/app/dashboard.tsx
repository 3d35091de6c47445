import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { likely } from "./likely";

export const handle: PageHandle = { title: "Inicio" };
export const meta = () => documentTitle("Inicio");

export default arriving(likely.dashboard);
