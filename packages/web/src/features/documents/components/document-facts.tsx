import type { Document } from "@foja/core/practice/documents/document.schema";
import { DOCUMENT_NAMES } from "@foja/core/practice/documents/document-kinds.rules";
import type { ReactNode } from "react";
import { Tags } from "~/components/tags";
import { Link } from "~/components/ui/link";
import { formatBytes, formatDate, formatMoment, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { SOURCES } from "../lib/words";

/** The data of a document. */
export function DocumentFacts({ document }: { document: Document }) {
  const { kind, date, foja, folderId, folderName, tags, source, file, pages, createdAt } = document;
  const facts: [string, ReactNode][] = [
    ["Tipo", DOCUMENT_NAMES[kind]],
    [
      "Causa",
      folderId && (
        <Link className="link" to={paths.folders.documents(folderId)}>
          {folderName}
        </Link>
      ),
    ],
    ["Fecha", date && <time dateTime={date}>{formatDate(date)}</time>],
    ["Foja", foja !== null && formatNumber(foja)],
    [
      "Etiquetas",
      tags.length > 0 && (
        <span className="flex flex-wrap gap-1">
          <Tags tags={tags} />
        </span>
      ),
    ],
    ["Origen", SOURCES[source]],
    ["Páginas", pages !== null && formatNumber(pages)],
    ["Archivo", <bdi key="file">{file.name}</bdi>],
    ["Tamaño", formatBytes(file.size)],
    [
      "Subido",
      <time key="at" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>,
    ],
  ];
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
