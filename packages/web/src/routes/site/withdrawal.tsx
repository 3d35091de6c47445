import { RequestPage } from "~/features/site/components/request-page";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.withdrawal);

export default function Withdrawal() {
  return (
    <RequestPage
      title="Botón de arrepentimiento"
      lead="Podés revocar la contratación de un plan dentro de los diez días corridos desde que la hiciste, sin dar motivos y sin ningún costo. Te devolvemos todo lo que pagaste, por el mismo medio."
      subject="Arrepentimiento"
      norms="Ley 24.240, artículo 34; Código Civil y Comercial, artículos 1110 a 1115; Disposición 954/2025 de la Subsecretaría de Defensa del Consumidor y Lealtad Comercial."
    />
  );
}
