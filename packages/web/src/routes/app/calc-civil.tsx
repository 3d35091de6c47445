import { ComingPage } from "~/features/calculators/components/coming-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";

export const handle: PageHandle = { title: "Cálculo civil" };
export const meta = () => documentTitle("Cálculo civil");

export default () => <ComingPage title="Cálculo civil" />;
