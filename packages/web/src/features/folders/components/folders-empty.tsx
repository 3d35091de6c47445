import { Archive, FolderOpen, SearchX } from "lucide-react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { type FolderView, isFiltered } from "../lib/folder-view";

type FoldersEmptyProps = {
  view: FolderView;
  /** Whether there are cases that the filters hide. */
  hidden: boolean;
  onCreate: () => void;
  onChange: (change: Partial<FolderView>) => void;
};

/** Why the list is empty, and the one thing to do about it. */
export function FoldersEmpty({ view, hidden, onCreate, onChange }: FoldersEmptyProps) {
  if (hidden && isFiltered(view)) {
    const clear = () => onChange({ text: "", status: null });
    return (
      <EmptyState icon={<SearchX />} action={<Button onClick={clear}>Quitar los filtros</Button>}>
        Ninguna causa coincide con lo que buscás.
      </EmptyState>
    );
  }
  if (view.archived) {
    const back = () => onChange({ archived: false });
    return (
      <EmptyState icon={<Archive />} action={<Button onClick={back}>Ver las activas</Button>}>
        No hay causas archivadas.
      </EmptyState>
    );
  }
  const create = (
    <Button variant="primary" onClick={onCreate}>
      Nueva causa
    </Button>
  );
  return (
    <EmptyState icon={<FolderOpen />} action={create}>
      Todavía no hay causas en tu estudio.
    </EmptyState>
  );
}
