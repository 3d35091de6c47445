import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { outcomeSentence } from "~/lib/outcome";
import { runEach } from "~/lib/run-each";
import { folders } from "../api/folder-records";
import { updateFolder } from "../api/update-folder";
import type { FolderRow } from "../lib/folder-row";

/** The fields that can be changed for many cases at once. */
type Changed = "status" | "responsibleId";

type Change<K extends Changed> = Pick<FolderRow, K>;
type Move<K extends Changed> = { row: Pick<FolderRow, "_id" | K>; to: Change<K> };

/** Changes one field of each case; shows which were refused and why, with an undo. */
export function useManyChanges<K extends Changed>(field: K) {
  const cache = useQueryClient();
  const change = (value: FolderRow[K]) => ({ [field]: value }) as Change<K>;

  const move = async (moves: readonly Move<K>[], isUndoing = false): Promise<void> => {
    for (const { row, to } of moves) await folders.foreshow(cache, row._id, to);
    const { done, failed } = await runEach(moves, async ({ row, to }) => {
      folders.show(cache, await updateFolder(row._id, to));
    });
    for (const { item } of failed) {
      await folders.foreshow(cache, item.row._id, change(item.row[field]));
    }
    void (failed.length === 0 ? folders.settle(cache) : folders.refresh(cache));
    const reasons = failed.map(({ error }) => messageOf(error));
    const text = outcomeSentence(folders.kind, "actualizad", done.length, reasons);
    const back = done.map(({ row, to }) => ({ row: { ...row, ...to }, to: change(row[field]) }));
    const undo = { label: "Deshacer", run: () => void move(back, true) };
    const action = isUndoing || done.length === 0 ? undefined : undo;
    if (failed.length === 0) notify.success(text, action);
    else notify.warning(text, action);
  };

  return (rows: readonly FolderRow[], to: FolderRow[K]) =>
    void move(rows.filter((row) => row[field] !== to).map((row) => ({ row, to: change(to) })));
}
