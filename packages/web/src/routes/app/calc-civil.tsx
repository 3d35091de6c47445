import { ComingPage } from "~/features/calculators/components/coming-page";
import { CALCULATORS_SECTION } from "~/lib/calculators/section";
import { documentTitle, type PageHandle } from "~/lib/page-title";

export const handle: PageHandle = { title: "Cálculo civil", section: CALCULATORS_SECTION };
export const meta = () => documentTitle("Cálculo civil");

export default () => <ComingPage title="Cálculo civil" />;
