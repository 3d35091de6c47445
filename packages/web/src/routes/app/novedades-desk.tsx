import { DeadlineFields } from "~/features/calculations/deadlines/components/deadline-fields";
import NovedadesPage from "~/features/novedades/components/novedades-page";

/** The inbox of the courts, with the form of a deadline for its proposals. */
export default function NovedadesDesk() {
  return <NovedadesPage deadline={DeadlineFields} />;
}
