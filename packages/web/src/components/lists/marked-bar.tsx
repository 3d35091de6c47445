import { Archive, ArchiveRestore, Download, Trash2 } from "lucide-react";
import { exportRows } from "~/lib/lists/export-rows";
import type { Identified } from "~/lib/lists/record-list";
import type { Desk } from "~/lib/lists/use-desk";
import { capital, markedSentence } from "~/lib/outcome";
import { type BulkAction, BulkBar } from "./bulk-bar";

/** What is done with all the marked rows at once; the board shows no marks. */
export function MarkedBar<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, view, selection, shelve, remove } = desk;
  const { kind, shelves } = list.records;
  const { selected, clear } = selection;
  if (selected.length === 0 || view.board) return null;
  const ids = selected.map(({ _id }) => _id);
  const away = { label: "Archivar", icon: <Archive />, run: () => shelve(ids) };
  const back = { label: "Desarchivar", icon: <ArchiveRestore />, run: () => shelve(ids) };
  const file = { label: "Exportar", icon: <Download />, run: () => exportRows(list, selected) };
  const actions: (BulkAction | false | undefined)[] = [
    shelves && (view.archived ? back : away),
    list.csv && file,
    { label: "Eliminar", icon: <Trash2 />, run: () => remove(ids) },
  ];
  return (
    <BulkBar
      label={`${capital(kind.many)} marcad${kind.ending}s`}
      count={markedSentence(kind, selected.length)}
      actions={actions.filter((action) => !!action)}
      onClear={clear}
    />
  );
}
