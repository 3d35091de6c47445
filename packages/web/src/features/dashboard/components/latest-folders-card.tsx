import type { PartialFolder } from "@foja/core/practice/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen } from "lucide-react";
import { FolderStatusBadge } from "~/components/folder-status";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState, Failed } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { latestFolders } from "../api/latest-folders";

/** The newest cases, to return to recent work. */
export function LatestFoldersCard({ userId }: { userId: string }) {
  const all = (
    <Link to={paths.folders.list} className="link">
      Ver todas
    </Link>
  );
  return (
    <Card title="Últimas causas" actions={all} flush>
      <LatestFolders userId={userId} />
    </Card>
  );
}

function LatestFolders({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(latestFolders(userId));
  if (error && !data) {
    return <Failed error={error} onRetry={refetch} />;
  }
  if (!data) return <SkeletonRows rows={5} label="Cargando las últimas causas" />;
  if (data.length === 0) return <NoFolders />;
  return (
    <ul>
      {data.map((folder) => (
        <FolderLine key={folder._id} folder={folder} />
      ))}
    </ul>
  );
}

function NoFolders() {
  const create = <ButtonLink to={paths.folders.create}>Cargar la primera</ButtonLink>;
  return (
    <EmptyState icon={<FolderOpen />} action={create}>
      Todavía no hay causas en tu estudio.
    </EmptyState>
  );
}

function FolderLine({ folder }: { folder: PartialFolder }) {
  const { _id, folderName, customerName, folderFuero, status, updatedAt } = folder;
  const aside = [customerName, folderFuero].filter(Boolean).join(" · ");
  return (
    <li className="relative flex min-h-14 flex-col gap-x-6 gap-y-1.5 border-b px-5 py-2.5 sm:flex-row sm:items-center transition-colors last:border-0 hover:bg-wash">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.folders.details(_id)}
          className="line-clamp-2 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {folderName}
        </Link>
        {aside && <p className="truncate text-ink-faint text-sm">{aside}</p>}
      </div>
      {status && <FolderStatusBadge status={status} className="text-ink-soft sm:w-24" />}
      {updatedAt && (
        <time dateTime={updatedAt} className="hidden text-ink-faint sm:block">
          <span className="sr-only">Última actualización: </span>
          {formatDay(updatedAt)}
        </time>
      )}
    </li>
  );
}
