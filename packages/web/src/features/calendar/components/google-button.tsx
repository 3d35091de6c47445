import { useQuery } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { getGoogle } from "~/lib/google-link";
import { STATE_WORDS } from "../lib/google-words";

/** Opens the dialog of the link with Google Calendar; shows when it synchronises. */
export function GoogleButton({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const { data } = useQuery(getGoogle(userId));
  return (
    <div className="flex items-center gap-1.5">
      <span role="status" className="text-ink-soft text-sm">
        {data?.state === "syncing" && STATE_WORDS.syncing}
      </span>
      <IconButton label="Google Calendar" onClick={onOpen}>
        <CalendarSync aria-hidden />
      </IconButton>
    </div>
  );
}
