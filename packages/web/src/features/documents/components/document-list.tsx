import { DOCUMENT_NAMES } from "@foja/core/practice/documents/document-kinds.rules";
import { File } from "lucide-react";
import { FileIcon } from "~/components/files/file-icon";
import { caseFilter } from "~/components/lists/case-filter";
import { dateColumn, dayColumn, wordColumn } from "~/components/lists/cells";
import { Tags } from "~/components/tags";
import { formatBytes, formatDate } from "~/lib/format";
import type { DeskList } from "~/lib/lists/record-list";
import { tagFilter } from "~/lib/lists/tag-filter";
import { NEWEST } from "~/lib/lists/view";
import { paths } from "~/lib/paths";
import { documents } from "../api/documents";
import type { DocumentRow } from "../lib/document-row";
import { KIND_OPTIONS, versionText } from "../lib/words";
import { DocumentMenu } from "./document-menu";
import { MarkedDocuments } from "./marked-documents";
import { UploadButtons } from "./upload-buttons";

/** What a tall row says after the name: the kind, the foja, and how many versions there are. */
const asideOf = ({ kind, foja, revision, tags }: DocumentRow) =>
  [
    DOCUMENT_NAMES[kind],
    foja !== null && `foja ${foja}`,
    revision > 1 && versionText(revision),
    ...tags,
  ]
    .filter(Boolean)
    .join(" · ");

/** The list of the practice's documents, those that came last first. */
export const DOCUMENTS: DeskList<DocumentRow> = {
  records: documents,
  icon: <File />,
  nameOf: ({ name }) => name,
  linkOf: paths.document,
  hasPage: true,
  lead: { id: "name", label: "Documento", width: 300 },
  asideOf,
  markOf: ({ type }) => (
    <span className="me-2 inline-block align-[-2px]">
      <FileIcon type={type} />
    </span>
  ),
  columns: [
    { id: "folderName", label: "Causa", width: 260, worth: 1, usual: true },
    { ...dateColumn("date"), label: "Fecha", width: 108, worth: 2, usual: true },
    { ...wordColumn("kind", DOCUMENT_NAMES), label: "Tipo", width: 112, worth: 4 },
    {
      id: "size",
      label: "Tamaño",
      width: 96,
      worth: 5,
      usual: true,
      rank: ({ size }) => String(size).padStart(12, "0"),
      cell: ({ size }) => <span className="tabular-nums">{formatBytes(size)}</span>,
      text: ({ size }) => formatBytes(size),
    },
    { ...dayColumn("createdAt"), label: "Subido", width: 108, worth: 3, usual: true },
  ],
  filters: [
    {
      param: "tipo",
      label: "Tipo",
      all: "Tipo: todos",
      options: KIND_OPTIONS,
      className: "hidden w-40 lg:block",
      fits: (wanted) => (row) => row.kind === wanted,
    },
    tagFilter<DocumentRow>(),
    caseFilter<DocumentRow>(),
  ],
  searched: ({ name, folderName, tags, kind }) => [name, folderName, DOCUMENT_NAMES[kind], ...tags],
  within: "nombre, causa o etiqueta",
  usual: NEWEST,
  orders: [
    { value: "-createdAt", label: "Los últimos subidos" },
    { value: "-date", label: "Por fecha" },
    { value: "name", label: "Por nombre" },
    { value: "folderName", label: "Por causa" },
    { value: "-size", label: "Los más grandes" },
  ],
  address: { peeked: "doc", shelf: "estante" },
  none: "Todavía no hay documentos. Soltá acá los archivos, o elegilos.",
  Create: () => <UploadButtons target={{ folderId: null }} />,
  csv: {
    file: "documentos",
    cells: [
      ["Documento", "name"],
      ["Tipo", "kind"],
      ["Causa", "folderName"],
      ["Fecha", "date"],
      ["Tamaño", "size"],
    ],
  },
  MarkedActions: MarkedDocuments,
  Menu: DocumentMenu,
  Card: DocumentCard,
};

type InCase = { _id: string; folderName: string };

/** The documents of one case, the latest date first. */
export const documentsOf = ({ _id, folderName }: InCase): DeskList<DocumentRow> => ({
  ...DOCUMENTS,
  records: { ...documents, list: (which) => documents.list({ ...which, part: _id }) },
  columns: DOCUMENTS.columns.filter(({ id }) => id !== "folderName"),
  filters: DOCUMENTS.filters.filter(({ param }) => param !== "de"),
  orders: DOCUMENTS.orders?.filter(({ value }) => value !== "folderName"),
  within: "nombre o etiqueta",
  none: "La causa todavía no tiene documentos. Soltalos en cualquier parte de esta página, o elegilos.",
  Create: () => <UploadButtons target={{ folderId: _id, folderName }} />,
  Card: ({ row }) => <DocumentCard row={{ ...row, folderName: null }} />,
});

/** A document on a card below its name, on a phone. */
function DocumentCard({ row }: { row: DocumentRow }) {
  const { kind, foja, date, folderName, size, tags } = row;
  return (
    <>
      {folderName && <p className="mt-0.5 truncate text-ink-soft text-sm">{folderName}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span>{DOCUMENT_NAMES[kind]}</span>
        {foja !== null && <span>Foja {foja}</span>}
        {date && <time dateTime={date}>{formatDate(date)}</time>}
        <span className="tabular-nums">{formatBytes(size)}</span>
        <Tags tags={tags} />
      </p>
    </>
  );
}
