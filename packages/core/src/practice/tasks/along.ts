import { Plans } from "../../billing/plans";
import { Folders } from "../folders";
import { responsibleOnReturn } from "../responsible";
import { bytesOf } from "./attachment.rules";
import { store } from "./store";
import type { TaskRecord } from "./task.item";

const held = ({ attachments }: TaskRecord, by: 1 | -1) => {
  const bytes = bytesOf(attachments);
  return bytes > 0 ? [Plans.shift("storage", by * bytes)] : [];
};

/** A task is deleted and restored with its case; its files' bytes are not counted meanwhile. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) => held(read, -1),
  returning: (back) => held(back, 1),
  asItReturns: async (read) => {
    const { responsibleId } = await responsibleOnReturn(read);
    return { ...read, responsibleId };
  },
});

/** What a task restored with its case adds to the plan's usage. */
export const roomOf = ({ attachments }: TaskRecord) => ({ storage: bytesOf(attachments) });
