import { RequestPage } from "~/features/site/components/request-page";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.leaving);

export default function Leaving() {
  return (
    <RequestPage
      title="Botón de baja de servicio"
      lead="Podés dar de baja tu suscripción en cualquier momento, por el mismo medio por el que la contrataste, sin llamar y sin explicar nada. Todo lo que cargaste queda."
      subject="Baja de servicio"
      norms="Ley 24.240, artículo 10 ter; Disposición 954/2025 de la Subsecretaría de Defensa del Consumidor y Lealtad Comercial."
    />
  );
}
