import { addDays } from "@foja/core/kernel/day.rules";
import { today } from "~/lib/due";
import { emptyValues } from "../lib/event-form";
import { spanAt } from "../lib/span-at";
import EventElsewhere from "./event-elsewhere";

type Props = { folder: { _id: string; folderName: string }; onClose: () => void };

/** Adds an event of a case to the agenda: by default tomorrow at nine. */
export default function EventFromCase({ folder, onClose }: Props) {
  const { _id: folderId, folderName } = folder;
  const span = spanAt(`${addDays(today(), 1)}T09:00`);
  const values = { ...emptyValues(span), folderId, folderName };
  return <EventElsewhere beginning={{ values, kind: `event ${folderId}` }} onClose={onClose} />;
}
