import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { FolderCheck, FolderOpen } from "lucide-react";
import { lazy, Suspense } from "react";
import {
  FOLDER_STATUS,
  FOLDER_STATUS_OPTIONS,
  FolderStatusBadge,
} from "~/components/folder-status";
import { dateColumn, dayColumn, numberColumn } from "~/components/lists/cells";
import { NextMark } from "~/components/next-mark";
import { ReservedMark } from "~/components/reserved-mark";
import type { DeskList } from "~/lib/lists/record-list";
import { isArchived, isBoard, NEWEST } from "~/lib/lists/view";
import { paths } from "~/lib/paths";
import { mayLeaveOut } from "~/lib/plan-room";
import { useSession } from "~/lib/session/session";
import { folders } from "../api/folder-records";
import { useCaseFacts } from "../hooks/use-case-facts";
import { FOLDER_FILTERS } from "../lib/folder-filters";
import { type FolderRow, unnamedClient } from "../lib/folder-row";
import { FolderCard } from "./folder-card";
import { FolderMenu } from "./folder-menu";
import { MarkedActions } from "./marked-actions";
import { QuietMark } from "./quiet-mark";

const UnfollowedMark = lazy(() => import("~/components/followed/unfollowed-mark"));

/** The mark is loaded only where the plan has less room than there are cases. */
function Unfollowed({ id }: { id: string }) {
  const { subscription } = useSession();
  if (!mayLeaveOut(subscription)) return null;
  return (
    <Suspense>
      <UnfollowedMark id={id} />
    </Suspense>
  );
}

function NextCell({ next, facts }: FolderRow) {
  if (facts?.quietSince && !facts.withoutTask) return <QuietMark facts={facts} />;
  return next && <NextMark line={next} />;
}

/** The list of the practice's cases. */
export const FOLDERS: DeskList<FolderRow> = {
  records: folders,
  icon: <FolderOpen />,
  nameOf: (row) => row.folderName,
  markOf: ({ _id, access }) => (
    <>
      {access === "reserved" && <ReservedMark />}
      <Unfollowed id={_id} />
    </>
  ),
  linkOf: paths.folders.details,
  hasPage: true,
  hasBoard: true,
  brought: { label: "Traer causas", to: paths.folders.import() },
  lead: { id: "folderName", label: "Carátula", width: 276 },
  asideOf: unnamedClient,
  columns: [
    { ...numberColumn("number"), label: "Expediente", width: 176, worth: 2, usual: true },
    {
      id: "next",
      label: "Próximo",
      width: 272,
      worth: 1,
      usual: true,
      // For a quiet case, the end of its caducidad de instancia is what comes next.
      rank: ({ next, facts }) => facts?.lapse?.due ?? (next ? `${next.day} ${next.at ?? ""}` : ""),
      cell: NextCell,
    },
    { id: "customerName", label: "Cliente", width: 152, most: 300, worth: 4 },
    { id: "folderContraparte", label: "Contraparte", width: 172, worth: 11 },
    { id: "materia", label: "Materia", width: 152, worth: 5, usual: true },
    {
      id: "status",
      label: "Estado",
      width: 124,
      worth: 3,
      usual: true,
      rank: ({ status }) => String(FOLDER_STATUSES.indexOf(status)),
      cell: ({ status }) => <FolderStatusBadge status={status} />,
      text: ({ status }) => FOLDER_STATUS[status].label,
    },
    { id: "folderFuero", label: "Fuero", width: 136, worth: 7, usual: true },
    { id: "folderJuzgado", label: "Juzgado", width: 200, worth: 12 },
    { id: "folderJuris", label: "Jurisdicción", width: 184, worth: 13 },
    { ...dateColumn("initialDateFolder"), label: "Inicio", width: 108, worth: 8 },
    { ...dateColumn("finalDateFolder"), label: "Cierre", width: 108, worth: 9 },
    { ...dayColumn("updatedAt"), label: "Último cambio", width: 132, worth: 6, usual: true },
    { ...dayColumn("createdAt"), label: "Alta", width: 108, worth: 10 },
  ],
  filters: [
    {
      param: "estado",
      label: "Estado",
      all: "Estado: todos",
      options: FOLDER_STATUS_OPTIONS,
      className: "hidden w-40 lg:block",
      fits: (wanted) => (row) => row.status === wanted,
      idle: isBoard,
    },
    ...FOLDER_FILTERS,
  ],
  searched: (row) => [
    ...[row.folderName, row.number, row.customerName, row.folderContraparte],
    ...[row.materia, row.folderJuzgado],
  ],
  within: "carátula, cliente o materia",
  useMore: useCaseFacts,
  // Open cases only, unless a filter by name or dates is set: then closed ones, too.
  keeps: (view) => {
    const { estado, inicio, cierre, q } = view;
    const asked = estado || inicio || cierre || q?.trim() || isBoard(view) || isArchived(view);
    return asked ? () => true : ({ status }) => status !== "cerrada";
  },
  parts: [
    { label: "Activas", filters: { estado: "" } },
    { label: "Cerradas", filters: { estado: "cerrada" } },
  ],
  done: {
    icon: <FolderCheck />,
    text: "No te quedan causas activas.",
    label: "Ver las cerradas",
    change: { estado: "cerrada" },
  },
  usual: NEWEST,
  address: { peeked: "causa", shelf: "vista" },
  csv: {
    file: "causas.csv",
    cells: [
      ["Carátula", "folderName"],
      ["Número de expediente", "number"],
      ["Cliente", "customerName"],
      ["Contraparte", "folderContraparte"],
      ["Materia", "materia"],
      ["Estado", "status"],
      ["Fuero", "folderFuero"],
      ["Juzgado", "folderJuzgado"],
      ["Jurisdicción", "folderJuris"],
      ["Fecha de inicio", "initialDateFolder"],
      ["Fecha de cierre", "finalDateFolder"],
      ["Alta", "createdAt"],
      ["Último cambio", "updatedAt"],
    ],
  },
  MarkedActions,
  Menu: FolderMenu,
  Card: FolderCard,
};
