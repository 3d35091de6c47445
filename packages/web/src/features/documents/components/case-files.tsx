import type { CaseFile } from "@foja/core/practice/documents/document.schema";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FileIcon } from "~/components/files/file-icon";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { download } from "~/lib/files/download";
import { formatBytes, formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { caseFileAddress, getCaseFiles } from "../api/documents";

/** The files that hang on the tasks and messages of a case, each from where it is. */
export function CaseFiles({ folderId }: { folderId: string }) {
  const { data = [] } = useQuery(getCaseFiles(folderId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="en-la-causa" className="mt-8">
      <h2 id="en-la-causa" className="mb-2 font-semibold">
        En las tareas y los mensajes
      </h2>
      <ul className="divide-y rounded-md border bg-sheet">
        {data.map((file) => (
          <FileLine key={file._id} {...{ folderId, file }} />
        ))}
      </ul>
    </section>
  );
}

function FileLine({ folderId, file }: { folderId: string; file: CaseFile }) {
  const { name, type, size, createdAt } = file;
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <FileIcon type={type} />
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-ink-soft text-sm">
          <Whence {...{ folderId, file }} /> · {formatDay(createdAt)} · {formatBytes(size)}
        </p>
      </div>
      <IconButton
        label={`Bajar ${name}`}
        size="sm"
        onClick={() => void download(caseFileAddress(folderId, file))}
      >
        <Download aria-hidden />
      </IconButton>
    </li>
  );
}

/** Where a file hangs: «de la tarea Pedir copias», «de un mensaje de Eva». */
function Whence({ folderId, file: { from } }: { folderId: string; file: CaseFile }) {
  const { hasTeam, nameOf } = usePeople();
  if (from.kind === "task") {
    return (
      <>
        de la tarea{" "}
        <Link to={paths.tasks.one(from._id)} className="link">
          {from.name}
        </Link>
      </>
    );
  }
  return (
    <>
      de un{" "}
      <Link to={paths.chat.with(folderId)} className="link">
        mensaje
      </Link>
      {hasTeam && ` de ${nameOf(from.by)}`}
    </>
  );
}
