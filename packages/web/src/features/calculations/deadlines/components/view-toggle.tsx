import { CalendarClock, CalendarCog } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "~/components/ui/button";

/** Switches between the deadlines and their calendar. */
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
