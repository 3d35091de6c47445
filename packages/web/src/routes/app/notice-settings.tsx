import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { pages } from "./pages";

export const handle: PageHandle = {
  title: "Qué se avisa y cómo",
  section: { label: "Para avisar", to: paths.notices },
};
export const meta = () => documentTitle("Qué se avisa y cómo");

export default arriving(pages.noticeSettings);
