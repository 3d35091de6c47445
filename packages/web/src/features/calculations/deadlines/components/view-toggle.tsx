import { CalendarClock, CalendarCog } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "~/components/ui/button";

/** From the deadlines to the calendar they are counted by, and back. */
export function ViewToggle({ inCalendar }: { inCalendar: boolean }) {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  if (inCalendar) to.delete("vista");
  else to.set("vista", "calendario");
  return (
    <ButtonLink to={{ search: to.toString() }}>
      {inCalendar ? <CalendarClock aria-hidden /> : <CalendarCog aria-hidden />}
      {inCalendar ? "Calcular un plazo" : "Calendario judicial"}
    </ButtonLink>
  );
}
