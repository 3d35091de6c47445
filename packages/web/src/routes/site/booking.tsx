import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Reservar un turno");

/** Arrives with later work; until then one honest sentence. */
export default function Booking() {
  return (
    <TextPage
      title="Reservar un turno"
      lead="La reserva de turnos en línea llega más adelante; por ahora, pedí tu turno directamente al estudio."
    />
  );
}
