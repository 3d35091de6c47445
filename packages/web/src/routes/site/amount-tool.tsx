import { ToolPage } from "~/components/tool-page";
import { Link } from "~/components/ui/link";
import { lazyPage } from "~/lib/lazy-page";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";
import { toolData } from "./tool-data";

const Tool = lazyPage(() => import("~/features/calculations/interest/components/amount-tool"));
const page = SITE_PAGES.amountTool;

export const meta = () => siteMeta(page, toolData(page));

export default function AmountToolPage() {
  return (
    <ToolPage
      title="Actualizar un monto a hoy"
      lead="Un capital, una fecha y la tasa o el índice: el resultado sale de los valores publicados, que se muestran uno por uno, con su fórmula y su norma."
      Tool={Tool}
    >
      <h2>De dónde salen los valores</h2>
      <p>
        De las series que publican el Banco Central, el INDEC y los organismos que fijan cada tasa.
        Cada resultado dice hasta qué día hay datos; ningún valor que falte se inventa ni se estima.
      </p>
      <h2>Qué no hace</h2>
      <p>
        No combina varias tasas por tramos ni capitaliza: eso está en{" "}
        <Link to={paths.site.guide("actualizar-un-monto")}>Intereses, dentro de Foja</Link>, con la
        comparación entre tasas, el texto para el escrito y el PDF. Qué tasa corresponde lo decide
        quien ejerce.
      </p>
    </ToolPage>
  );
}
