import { CALCULATORS_SECTION } from "~/features/calculations/shared/lib/section";
import { arriving, lazyPage } from "~/lib/lazy-page";
import { documentTitle, type PageHandle } from "~/lib/page-title";

const title = "Movilidad";

export const handle: PageHandle = { title, section: CALCULATORS_SECTION };
export const meta = () => documentTitle(title);

export default arriving(
  lazyPage(() => import("~/features/calculations/mobility/mobility-calculator")),
);
