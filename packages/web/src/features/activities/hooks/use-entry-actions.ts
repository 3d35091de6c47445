import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { FojaKind } from "@foja/core/practice/kinds/kinds.rules";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { askDeletion } from "~/lib/ask-deletion";
import { closeEntry, removeRecord, restoreRecord } from "~/lib/kinds/api";
import { KINDS } from "~/lib/kinds/kinds";
import { notify } from "~/lib/notify";
import { deletionText, deletionTitle } from "~/lib/outcome";
import { TO_TRASH } from "~/lib/paths";
import { refreshActivities } from "../api/activities";
import { toggleMovement } from "../api/entries";
import { showEntry } from "../lib/entry-cache";

type Own = Activity & { kind: FojaKind };

/** The actions on an entry of a case's file, and their undo. Another screen toggles tasks. */
export function useEntryActions(folderId: string, toggleTask: (id: string) => Promise<unknown>) {
  const cache = useQueryClient();
  const refresh = () => refreshActivities(cache, folderId);

  /** Shown at once; reverted, with a notice, if the server refuses. */
  const toggle = async (entry: Activity): Promise<void> => {
    const completed = !entry.completed;
    showEntry(cache, folderId, { ...entry, completed });
    try {
      if (entry.kind === "task") await toggleTask(entry._id);
      else if (entry.kind === "notification") await closeEntry(entry.kind, entry._id, completed);
      else await toggleMovement(entry._id);
    } catch (error) {
      showEntry(cache, folderId, entry);
      notify.error(messageOf(error));
    }
    await refresh();
  };

  const remove = async (entry: Own): Promise<void> => {
    try {
      await removeRecord(entry.kind, entry._id);
    } catch (error) {
      return notify.error(messageOf(error));
    } finally {
      await refresh();
    }
    const { name, ending } = KINDS[entry.kind];
    notify.success(
      `${name} eliminad${ending}`,
      {
        label: "Deshacer",
        run: () => void restore(entry),
      },
      TO_TRASH,
    );
  };

  const restore = async ({ kind, _id }: Own): Promise<void> => {
    await restoreRecord(kind, _id).catch((error: unknown) => notify.error(messageOf(error)));
    await refresh();
  };

  const ask = (entry: Own) =>
    askDeletion({
      title: deletionTitle(KINDS[entry.kind], 1),
      text: deletionText(KINDS[entry.kind], 1, entry.title),
      run: () => void remove(entry),
    });

  return { toggle, remove: ask };
}
