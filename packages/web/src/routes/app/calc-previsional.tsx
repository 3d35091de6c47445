import { ComingPage } from "~/features/calculators/components/coming-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";

export const handle: PageHandle = { title: "Cálculo previsional" };
export const meta = () => documentTitle("Cálculo previsional");

export default () => <ComingPage title="Cálculo previsional" />;
