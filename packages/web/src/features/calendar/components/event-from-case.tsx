import { addDays } from "@foja/core/kernel/day.rules";
import { useQueryClient } from "@tanstack/react-query";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { refreshEvents, showEvent } from "../api/event-cache";
import { emptyValues } from "../lib/event-form";
import { spanAt } from "../lib/span-at";
import { NewEventDialog } from "./event-dialog";

type Props = { folder: { _id: string; folderName: string }; onClose: () => void };

/** Puts an event of a case in the agenda: tomorrow at nine, until somebody says when. */
export default function EventFromCase({ folder, onClose }: Props) {
  const cache = useQueryClient();
  const { _id: folderId, folderName } = folder;
  const span = spanAt(`${addDays(today(), 1)}T09:00`);
  const values = { ...emptyValues(span), folderId, folderName };
  return (
    <NewEventDialog
      beginning={{ values, kind: `event ${folderId}` }}
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
