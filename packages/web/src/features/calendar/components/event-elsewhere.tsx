import { useQueryClient } from "@tanstack/react-query";
import { refreshEvents, showEvent } from "../api/event-cache";
import { useDeleteEvent } from "../hooks/use-delete-event";
import type { Beginning } from "../hooks/use-event-form";
import { NewEventDialog } from "./event-dialog";

type Props = { beginning: Beginning; onClose: () => void };

/** Adds an event to the agenda from a page other than the calendar. */
export default function EventElsewhere({ beginning, onClose }: Props) {
  const cache = useQueryClient();
  const { sayAdded } = useDeleteEvent();
  return (
    <NewEventDialog
      beginning={beginning}
      onClose={onClose}
      onSaved={(event) => {
        showEvent(cache, event);
        sayAdded(event);
        refreshEvents(cache);
        onClose();
      }}
    />
  );
}
