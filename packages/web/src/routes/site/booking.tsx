import { TextPage } from "~/components/text-page";
import { FindPractice } from "~/features/booking/components/find-form";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.booking);

/** How appointments are booked, and how to find a practice's page. */
export default function Booking() {
  return (
    <TextPage
      title="Reservar un turno"
      lead="Cada estudio tiene su dirección para reservar. Si te la pasaron, escribila acá."
    >
      <FindPractice />
      <h2>Cómo es</h2>
      <ol>
        <li>
          Elegís qué turno necesitás, el día y la hora. Los horarios se ven en tu huso horario.
        </li>
        <li>Dejás tu nombre y tu e-mail, y confirmás con el código que te llega por correo.</li>
        <li>
          Recibís la confirmación con la cita para tu calendario, y un enlace para cambiarla o
          cancelarla.
        </li>
      </ol>
    </TextPage>
  );
}
