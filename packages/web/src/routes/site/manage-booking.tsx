import { TextPage } from "~/components/text-page";
import { FindVisit } from "~/features/booking/components/find-form";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Tu turno");

/** The page from which an appointment is changed, by the link of its e-mail. */
export default function ManageBooking() {
  return (
    <TextPage
      title="Tu turno"
      lead="Para ver, cambiar o cancelar un turno usá el enlace del correo con el que se confirmó. Si el enlace no se abre, copialo y pegalo acá."
    >
      <FindVisit />
      <p>
        ¿No encontrás el correo? Buscalo en correo no deseado; si tampoco está, hablá con el
        estudio.
      </p>
    </TextPage>
  );
}
