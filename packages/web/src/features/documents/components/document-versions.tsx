import type { Document, DocumentVersion } from "@foja/core/practice/documents/document.schema";
import { useQuery } from "@tanstack/react-query";
import { Download, FilePlus2 } from "lucide-react";
import { ChooseFiles } from "~/components/files/choose-files";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { download } from "~/lib/files/download";
import { formatBytes, formatMoment } from "~/lib/format";
import { usePeople } from "~/lib/people/people";
import { useMay } from "~/lib/session/may";
import { contentAddress, getVersions } from "../api/documents";
import { uploads } from "../hooks/uploads";
import { versionText } from "../lib/words";

/** The versions of a document, the newest first: each stays, and can be downloaded. */
export function DocumentVersions({ document }: { document: Document }) {
  const { data, error, refetch } = useQuery(getVersions(document));
  const mayWrite = useMay("write");
  return (
    <section aria-labelledby="versiones">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="versiones" className="font-semibold">
          Versiones
        </h2>
        {mayWrite && <NewVersion document={document} />}
      </div>
      {data ? (
        <ol className="mt-2 divide-y">
          {data.map((version) => (
            <VersionLine key={version._id} id={document._id} version={version} />
          ))}
        </ol>
      ) : (
        <Unread error={error} onRetry={refetch} rows={1} label="Cargando las versiones" />
      )}
    </section>
  );
}

/** Uploads a new version: the others stay. */
function NewVersion({ document: { _id, name } }: { document: Document }) {
  const add = (files: Iterable<File>) => {
    const [file] = files;
    if (file) uploads.add([file], { documentId: _id, name });
  };
  return (
    <ChooseFiles onChoose={add} single>
      {(open) => (
        <Button size="sm" onClick={open}>
          <FilePlus2 aria-hidden /> Subir una versión nueva
        </Button>
      )}
    </ChooseFiles>
  );
}

function VersionLine({ id, version }: { id: string; version: DocumentVersion }) {
  const { revision, name, size, createdAt, by } = version;
  const { hasTeam, nameOf } = usePeople();
  const facts = [formatMoment(createdAt), hasTeam && by && nameOf(by), formatBytes(size)];
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          {versionText(revision, true)} · <bdi>{name}</bdi>
        </p>
        <p className="text-ink-faint text-sm">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <IconButton
        label={`Bajar la ${versionText(revision)}`}
        size="sm"
        onClick={() => void download(contentAddress(id, revision))}
      >
        <Download aria-hidden />
      </IconButton>
    </li>
  );
}
