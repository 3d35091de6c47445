import { Archive, ArchiveRestore, Download, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Menu } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { exportRows } from "~/lib/lists/export-rows";
import type { Desk } from "~/lib/lists/use-desk";
import { capital, markedSentence } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { useMay } from "~/lib/session/may";
import { DeleteItem } from "./record-menu";

/** The actions on all the marked rows; it floats above the list's end. */
export default function MarkedBar<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, archived, board, selection, shelve, remove } = desk;
  const { MarkedActions } = list;
  const { kind, shelves } = list.records;
  const { selected, clear } = selection;
  const [mayWrite, mayDelete] = [useMay("write"), useMay("delete")];
  // The board shows no marks.
  if (selected.length === 0 || board) return null;
  const ids = selected.map(({ _id }) => _id);
  return (
    <section
      aria-label={`${capital(kind.many)} marcad${kind.ending}s`}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex w-full max-w-full animate-slide flex-wrap items-center gap-2 rounded-md border border-line-strong bg-sheet py-2 ps-4 pe-2 shadow-raised max-sm:justify-between max-sm:rounded-b-none sm:bottom-4 sm:w-fit"
    >
      <span role="status" className="font-medium sm:me-2">
        {markedSentence(kind, selected.length)}
      </span>
      {shelves && mayWrite && (
        <Action icon={archived ? <ArchiveRestore /> : <Archive />} run={() => shelve(ids)}>
          {archived ? "Desarchivar" : "Archivar"}
        </Action>
      )}
      {MarkedActions && mayWrite && <MarkedActions rows={selected} />}
      {list.csv && (
        <Action icon={<Download />} run={() => exportRows(list, selected)}>
          Exportar
        </Action>
      )}
      {mayDelete && (
        <Menu trigger={more} label="Más acciones con las marcas">
          <DeleteItem onSelect={() => remove(ids)} />
        </Menu>
      )}
      <IconButton label="Quitar las marcas" size="sm" onClick={clear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}

const more = (
  <IconButton label="Más acciones con las marcas" size="sm">
    <MoreIcon />
  </IconButton>
);

type ActionProps = { icon: ReactNode; run: () => void; children: string };

const Action = ({ icon, run, children }: ActionProps) => (
  <Button size="sm" onClick={run}>
    <span aria-hidden className="hidden sm:contents">
      {icon}
    </span>
    {children}
  </Button>
);
