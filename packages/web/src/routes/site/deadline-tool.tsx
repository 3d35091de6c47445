import { ToolPage } from "~/components/tool-page";
import { Link } from "~/components/ui/link";
import { lazyPage } from "~/lib/lazy-page";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";
import { toolData } from "./tool-data";

const Tool = lazyPage(() => import("~/features/calculations/deadlines/components/deadline-tool"));
const page = SITE_PAGES.deadlineTool;

export const meta = () => siteMeta(page, toolData(page));

export default function DeadlineToolPage() {
  return (
    <ToolPage
      title="Contar un plazo procesal"
      lead="Decí desde qué notificación y de cuánto es el plazo: se cuenta acá mismo, día por día, con la norma de cada uno. Sin cuenta y sin que se guarde nada."
      Tool={Tool}
    >
      <h2>Con qué se cuenta</h2>
      <p>
        Con el calendario de la jurisdicción que elijas: feriados nacionales, ferias, asuetos y días
        inhábiles, cada uno con su acto. Donde falta un acto oficial, la herramienta lo dice y no da
        la fecha por segura. El plazo de gracia, la distancia y la notificación por nota o
        electrónica son los del código de cada jurisdicción.
      </p>
      <h2>El enlace hace la misma cuenta</h2>
      <p>
        La dirección de esta página guarda los datos del plazo: quien la abra ve la misma cuenta.
        Con una cuenta de Foja el plazo se agenda, avisa antes de vencer y queda en su causa.{" "}
        <Link to={paths.site.guide("contar-un-plazo")}>Cómo se cuenta y se agenda en Foja</Link>.
      </p>
      <p>
        No reemplaza la consulta del expediente ni el criterio profesional: el control del plazo
        sigue a cargo de quien ejerce.
      </p>
    </ToolPage>
  );
}
