import { ComingPage } from "~/features/calculations/saved/components/coming-page";
import { CALCULATORS_SECTION } from "~/features/calculations/shared/lib/section";
import { documentTitle, type PageHandle } from "~/lib/page-title";

export const handle: PageHandle = { title: "Cálculo previsional", section: CALCULATORS_SECTION };
export const meta = () => documentTitle("Cálculo previsional");

export default () => <ComingPage title="Cálculo previsional" />;
