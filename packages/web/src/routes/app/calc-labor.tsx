import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Liquidación laboral" };
export const meta = () => documentTitle("Liquidación laboral");

export default pages.labor;
