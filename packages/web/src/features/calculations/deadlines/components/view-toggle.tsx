import { CalendarClock, CalendarCog } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { useAddress, withPlaces } from "~/lib/use-address";

/** Switches between the deadlines and their calendar. */
export function ViewToggle({ inCalendar }: { inCalendar: boolean }) {
  const { params } = useAddress();
  const to = withPlaces(params, { vista: inCalendar ? null : "calendario" });
  return (
    <ButtonLink to={{ search: to.toString() }}>
      {inCalendar ? <CalendarClock aria-hidden /> : <CalendarCog aria-hidden />}
      {inCalendar ? "Calcular un plazo" : "Calendario judicial"}
    </ButtonLink>
  );
}
