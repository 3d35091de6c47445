import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { FolderOpen } from "lucide-react";
import {
  FOLDER_STATUS,
  FOLDER_STATUS_OPTIONS,
  FolderStatusBadge,
} from "~/components/folder-status";
import { dateCell, dayCell } from "~/components/lists/cells";
import { formatDate, formatDay } from "~/lib/format";
import type { DeskList } from "~/lib/lists/record-list";
import { NEWEST } from "~/lib/lists/view";
import { paths } from "~/lib/paths";
import { folders } from "../api/folder-records";
import type { FolderRow } from "../lib/folder-row";
import { FolderCard } from "./folder-card";
import { FolderMenu } from "./folder-menu";

const date = (value: string | null) => value && formatDate(value);
const day = (value: string) => value && formatDay(value);

/** The list of the practice's cases. */
export const FOLDERS: DeskList<FolderRow> = {
  records: folders,
  icon: <FolderOpen />,
  nameOf: (row) => row.folderName,
  linkOf: paths.folders.details,
  hasPage: true,
  hasBoard: true,
  isImported: true,
  lead: { id: "folderName", label: "Carátula" },
  columns: [
    { id: "number", label: "Expediente", width: 156, worth: 3 },
    { id: "customerName", label: "Cliente", width: 172, worth: 2, usual: true },
    { id: "materia", label: "Materia", width: 152, worth: 4, usual: true },
    {
      id: "status",
      label: "Estado",
      width: 128,
      worth: 1,
      usual: true,
      rank: ({ status }) => String(FOLDER_STATUSES.indexOf(status)),
      cell: ({ status }) => <FolderStatusBadge status={status} />,
    },
    { id: "folderFuero", label: "Fuero", width: 136, worth: 6, usual: true },
    { id: "folderJuris", label: "Jurisdicción", width: 184, worth: 7 },
    {
      id: "initialDateFolder",
      label: "Inicio",
      width: 108,
      worth: 8,
      cell: dateCell("initialDateFolder"),
    },
    {
      id: "finalDateFolder",
      label: "Cierre",
      width: 108,
      worth: 9,
      cell: dateCell("finalDateFolder"),
    },
    {
      id: "updatedAt",
      label: "Último cambio",
      width: 132,
      worth: 5,
      usual: true,
      cell: dayCell("updatedAt"),
    },
    { id: "createdAt", label: "Alta", width: 108, worth: 10, cell: dayCell("createdAt") },
  ],
  filters: [
    {
      param: "estado",
      label: "Estado",
      all: "Estado: todos",
      options: FOLDER_STATUS_OPTIONS,
      className: "w-40",
      fits: (wanted) => (row) => row.status === wanted,
      idle: ({ board }) => board,
    },
  ],
  searched: (row) => [row.folderName, row.number, row.customerName, row.materia],
  within: "carátula, cliente o materia",
  usual: NEWEST,
  address: { peeked: "causa", shelf: "vista" },
  csv: {
    file: "causas.csv",
    cells: [
      ["Carátula", (row) => row.folderName],
      ["Cliente", (row) => row.customerName],
      ["Materia", (row) => row.materia],
      ["Estado", (row) => FOLDER_STATUS[row.status].label],
      ["Fuero", (row) => row.folderFuero],
      ["Jurisdicción", (row) => row.folderJuris],
      ["Fecha de inicio", (row) => date(row.initialDateFolder)],
      ["Fecha de cierre", (row) => date(row.finalDateFolder)],
      ["Alta", (row) => day(row.createdAt)],
      ["Último cambio", (row) => day(row.updatedAt)],
    ],
  },
  Menu: FolderMenu,
  Card: FolderCard,
};
