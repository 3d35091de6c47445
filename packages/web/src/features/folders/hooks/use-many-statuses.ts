import type { FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { outcomeSentence } from "~/lib/outcome";
import { runEach } from "~/lib/run-each";
import { folders } from "../api/folder-records";
import { updateFolder } from "../api/update-folder";
import type { FolderRow } from "../lib/folder-row";

type Move = { row: Pick<FolderRow, "_id" | "status">; to: FolderStatus };

/** Moves cases to another state, each by itself: says which were refused and why, with a way back. */
export function useManyStatuses() {
  const cache = useQueryClient();

  const move = async (moves: readonly Move[], isUndoing = false): Promise<void> => {
    for (const { row, to } of moves) await folders.foreshow(cache, row._id, { status: to });
    const { done, failed } = await runEach(moves, async ({ row, to }) => {
      folders.show(cache, await updateFolder(row._id, { status: to }));
    });
    for (const { item } of failed) {
      await folders.foreshow(cache, item.row._id, { status: item.row.status });
    }
    void folders.refresh(cache);
    const reasons = failed.map(({ error }) => messageOf(error));
    const text = outcomeSentence(folders.kind, "actualizad", done.length, reasons);
    const back = done.map(({ row, to }) => ({ row: { ...row, status: to }, to: row.status }));
    const undo = { label: "Deshacer", run: () => void move(back, true) };
    const action = isUndoing || done.length === 0 ? undefined : undo;
    if (failed.length === 0) notify.success(text, action);
    else notify.warning(text, action);
  };

  return (rows: readonly FolderRow[], to: FolderStatus) =>
    void move(rows.filter(({ status }) => status !== to).map((row) => ({ row, to })));
}
