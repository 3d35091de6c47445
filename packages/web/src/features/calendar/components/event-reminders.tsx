import { useQuery } from "@tanstack/react-query";
import { Link } from "~/components/ui/link";
import { readPreferences } from "~/lib/alerts/preferences";
import { paths } from "~/lib/paths";
import { remindersText } from "../lib/reminder-words";

/** When the person is reminded of an event, by their own preferences. */
export function EventReminders() {
  const { data } = useQuery(readPreferences());
  if (!data) return null;
  return (
    <p className="text-ink-soft text-sm sm:col-span-2">
      {remindersText(data.events)}{" "}
      <Link to={paths.profile("settings")} className="link">
        Cambiar los avisos
      </Link>
    </p>
  );
}
