import BookingPage from "~/features/booking/components/booking-page";

export const meta = () => [
  { title: "Reservar un turno · Foja" },
  { name: "description", content: "Elegí día y horario y reservá tu turno en línea." },
];

export default BookingPage;
