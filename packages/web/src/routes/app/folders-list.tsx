import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { likely } from "./likely";

export const handle: PageHandle = { title: "Causas" };
export const meta = () => documentTitle("Causas");

export default arriving(likely.folders);
