import { DeadlineFields } from "~/features/calculations/deadlines/components/deadline-fields";
import NovedadesPage from "~/features/novedades/components/novedades-page";

/** The inbox of the courts, with the deadline form of its adjustments. */
export default function NovedadesDesk() {
  return <NovedadesPage deadline={DeadlineFields} />;
}
