import { Archive, ArchiveRestore, Download, Trash2 } from "lucide-react";
import { BulkBar } from "~/components/lists/bulk-bar";
import { ColumnsMenu } from "~/components/lists/columns-menu";
import { PlanMeter } from "~/components/lists/plan-meter";
import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { cn } from "~/lib/cn";
import { downloadCsv } from "~/lib/csv";
import { useRowActions } from "~/lib/lists/use-row-actions";
import { useWidth } from "~/lib/lists/use-width";
import { markedSentence } from "~/lib/outcome";
import { useSession } from "~/lib/session/session";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { useArchiveFolders } from "../hooks/use-archive-folders";
import { useColumns } from "../hooks/use-columns";
import { useDeleteFolders } from "../hooks/use-delete-folders";
import { useFolderKeys } from "../hooks/use-folder-keys";
import { useFolderView } from "../hooks/use-folder-view";
import { useFolders } from "../hooks/use-folders";
import { useSelection } from "../hooks/use-selection";
import { COLUMNS } from "../lib/folder-columns";
import { foldersCsv } from "../lib/folder-csv";
import type { FolderRow } from "../lib/folder-row";
import { CASES } from "../lib/words";
import { FolderPeek } from "./folder-peek";
import { FoldersDialogs } from "./folders-dialogs";
import { FoldersFoot, FoldersList } from "./folders-list";
import { FoldersToolbar } from "./folders-toolbar";

const exportRows = (rows: readonly FolderRow[]) => downloadCsv("causas.csv", foldersCsv(rows));

/** The practice's cases. */
export default function FoldersPage() {
  const { user } = useSession();
  return user ? <FoldersDesk userId={user._id} /> : null;
}

function FoldersDesk({ userId }: { userId: string }) {
  const state = useFolderView();
  const { view, peeked, place, change } = state;
  const folders = useFolders(userId, view);
  const selection = useSelection(folders.rows);
  const wide = useMediaQuery(WIDE);
  const { width, ref } = useWidth();
  const { chosen, choose, columns } = useColumns(width);
  const deleteFolders = useDeleteFolders();
  const { archive, unarchive } = useArchiveFolders();
  const mark = (id: string) => selection.toggle(id, false);
  const { step, reveal } = useFolderKeys({ rows: folders.rows, state, mark });

  const remove = (ids: string[]) => {
    if (peeked && ids.includes(peeked)) place({ causa: null });
    void deleteFolders(ids);
  };
  const shelve = (ids: string[]) => {
    if (peeked && ids.includes(peeked)) place({ causa: null });
    selection.clear();
    void (view.archived ? unarchive : archive)(ids);
  };
  const actions = useRowActions({
    peek: (id) => place({ causa: id }, peeked !== null),
    edit: (id) => place({ editar: id }),
    remove: (id) => remove([id]),
    toggle: selection.toggle,
  });
  const beside = wide ? peeked : null;
  const { selected } = selection;

  return (
    <>
      <PageHeader
        title="Causas"
        actions={
          <>
            <span className="hidden sm:contents">
              <Button onClick={() => place({ importar: "1" })}>Importar</Button>
            </span>
            <Button variant="primary" onClick={() => place({ nueva: "1" })}>
              Nueva causa
            </Button>
          </>
        }
      />
      <PlanMeter resource="folders" name="Causas" />
      <FoldersToolbar
        {...{ view }}
        onChange={change}
        onExport={folders.rows.length > 0 ? () => exportRows(folders.rows) : undefined}
      >
        {wide && <ColumnsMenu columns={COLUMNS} chosen={chosen} onChange={choose} />}
      </FoldersToolbar>
      <div className={cn("grid items-start gap-5", beside && "grid-cols-[minmax(0,1fr)_21rem]")}>
        <div className="min-w-0">
          <div ref={ref} className={cn(!view.board && "rounded-md border bg-sheet")}>
            <FoldersList {...{ folders, state, selection, columns, wide, actions, reveal }} />
          </div>
          <FoldersFoot folders={folders} />
          {selected.length > 0 && (
            <BulkBar
              label="Causas marcadas"
              count={markedSentence(CASES, selected.length)}
              actions={[
                {
                  label: view.archived ? "Desarchivar" : "Archivar",
                  icon: view.archived ? <ArchiveRestore /> : <Archive />,
                  run: () => shelve(selected.map(({ _id }) => _id)),
                },
                { label: "Exportar", icon: <Download />, run: () => exportRows(selected) },
                {
                  label: "Eliminar",
                  icon: <Trash2 />,
                  run: () => remove(selected.map(({ _id }) => _id)),
                },
              ]}
              onClear={selection.clear}
            />
          )}
        </div>
        {beside && (
          <FolderPeek
            id={beside}
            onWalk={step}
            onEdit={() => place({ editar: beside })}
            onClose={() => place({ causa: null })}
          />
        )}
      </div>
      <FoldersDialogs state={state} wide={wide} />
    </>
  );
}
