import { Plans } from "../../billing/plans";
import { Folders } from "../folders";
import { bytesOf } from "./attachment.rules";
import { store } from "./store";
import type { TaskRecord } from "./task.item";

const held = ({ attachments }: TaskRecord, by: 1 | -1) => {
  const bytes = bytesOf(attachments);
  return bytes > 0 ? [Plans.shift("storage", by * bytes)] : [];
};

/** A task goes along with its case, and its files give their room meanwhile. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) => held(read, -1),
  returning: (back) => held(back, 1),
});

/** What of the plan a task takes up that comes back with its case. */
export const roomOf = ({ attachments }: TaskRecord) => ({ storage: bytesOf(attachments) });
