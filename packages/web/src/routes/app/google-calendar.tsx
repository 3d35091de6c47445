import { arriving } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";
import { pages } from "./pages";

export const handle: PageHandle = { title: "Google Calendar" };
export const meta = () => documentTitle("Google Calendar");

export default arriving(pages.googleCalendar);
