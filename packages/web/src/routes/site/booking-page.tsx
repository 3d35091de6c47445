import BookingPage from "~/features/booking/components/booking-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => [
  ...documentTitle("Reservar un turno"),
  { name: "description", content: "Elegí día y horario y reservá tu turno en línea." },
];

export default BookingPage;
