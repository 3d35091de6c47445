import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Tareas" };
export const meta = () => documentTitle("Tareas");

export default arriving(pages.tasks);
