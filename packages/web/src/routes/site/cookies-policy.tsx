import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Política de cookies");

export default function CookiesPolicy() {
  return (
    <TextPage title="Política de cookies">
      <p>
        Foja usa una sola cookie, propia y necesaria: mantiene abierta tu sesión. Dura un día, o
        treinta si elegís «Recordarme», y se borra al cerrar la sesión.
      </p>
      <p>
        En este dispositivo se guardan además la credencial de la sesión abierta y cómo elegiste que
        se vea Foja. No hay cookies de publicidad ni de terceros, y por eso no te pedimos que
        aceptes ninguna.
      </p>
    </TextPage>
  );
}
