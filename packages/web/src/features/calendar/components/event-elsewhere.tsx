import { useQueryClient } from "@tanstack/react-query";
import { notify } from "~/lib/notify";
import { refreshEvents, showEvent } from "../api/event-cache";
import type { Beginning } from "../hooks/use-event-form";
import { NewEventDialog } from "./event-dialog";

type Props = { beginning: Beginning; onClose: () => void };

/** Adds an event to the agenda from a page other than the calendar. */
export default function EventElsewhere({ beginning, onClose }: Props) {
  const cache = useQueryClient();
  return (
    <NewEventDialog
      beginning={beginning}
      onClose={onClose}
      onSaved={(event) => {
        showEvent(cache, event);
        notify.success("Evento agendado");
        refreshEvents(cache);
        onClose();
      }}
    />
  );
}
