import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Skeleton } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";
import { getFolder } from "../api/get-folder";
import { FolderFacts } from "./folder-facts";
import { StatusStamp } from "./status-stamp";

type FolderPeekProps = {
  id: string;
  onWalk: (by: 1 | -1) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** A case beside the list: enough to answer a call without leaving it. */
export function FolderPeek({ id, onWalk, onEdit, onClose }: FolderPeekProps) {
  const { data, error } = useQuery(getFolder(id));
  return (
    <aside
      aria-label="Vista previa de la causa"
      className="sticky top-[4.5rem] flex max-h-[calc(100dvh-5.5rem)] animate-appear flex-col rounded-md border bg-sheet"
    >
      <header className="flex h-12 shrink-0 items-center gap-0.5 border-b ps-2 pe-1.5">
        <IconButton label="Causa anterior (K)" size="sm" onClick={() => onWalk(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Causa siguiente (J)" size="sm" onClick={() => onWalk(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <ButtonLink
          to={paths.folders.details(id)}
          variant="primary"
          size="sm"
          className="ms-auto me-1.5"
        >
          Abrir la causa
        </ButtonLink>
        <IconButton label="Editar (E)" size="sm" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label="Cerrar la vista previa (Esc)" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <PeekBody {...{ data, error }} />
    </aside>
  );
}

type PeekBodyProps = { data?: Folder; error: unknown };

function PeekBody({ data, error }: PeekBodyProps): ReactNode {
  if (error && !data) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!data) return <PeekSkeleton />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5">
      <h2 className="break-words font-serif text-[1.25rem] leading-[1.3]">{data.folderName}</h2>
      <div className="-ms-1 mt-2 mb-4">
        <StatusStamp key={data._id} folder={data} />
      </div>
      <FolderFacts folder={data} className="sm:grid-cols-2" />
      {data.description && (
        <p className="mt-4 whitespace-pre-line break-words border-t pt-4 text-ink-soft">
          {data.description}
        </p>
      )}
    </div>
  );
}

function PeekSkeleton() {
  return (
    <div role="status" aria-label="Cargando la causa" className="space-y-4 px-5 py-5">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="w-24" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
      <Skeleton className="w-3/5" />
    </div>
  );
}
