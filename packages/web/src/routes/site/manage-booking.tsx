import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Tu turno");

/** Arrives with later work; until then one honest sentence. */
export default function ManageBooking() {
  return (
    <TextPage
      title="Tu turno"
      lead="La gestión de turnos en línea llega más adelante; por ahora, hablá directamente con el estudio."
    />
  );
}
