import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Filter } from "~/lib/lists/record-list";
import { monthFilter, wordFilter } from "~/lib/lists/word-filter";
import type { FolderRow } from "./folder-row";

/** The fields that a case may lack, by their value in the address. */
const LACKS: Record<string, (row: FolderRow) => boolean> = {
  cliente: ({ customerName }) => !customerName,
  expediente: ({ number }) => !number,
  tarea: ({ facts }) => facts?.withoutTask === true,
  cierre: ({ status, finalDateFolder }) => status === "cerrada" && !finalDateFolder,
};

/** The filters of cases in the sheet of filters, which figures link to. */
export const FOLDER_FILTERS: readonly Filter<FolderRow>[] = [
  wordFilter({ param: "materia", label: "Materia", none: "Sin materia" }, (row) => row.materia),
  wordFilter({ param: "fuero", label: "Fuero", none: "Sin fuero" }, (row) => row.folderFuero),
  wordFilter(
    { param: "juzgado", label: "Juzgado", none: "Sin juzgado" },
    (row) => row.folderJuzgado,
  ),
  {
    param: "falta",
    label: "Le falta",
    all: "Nada en particular",
    options: [
      { value: "cliente", label: "El cliente" },
      { value: "expediente", label: "El número de expediente" },
      { value: "tarea", label: "Una tarea para lo que vence" },
      { value: "cierre", label: "La fecha de cierre" },
    ],
    fits: (wanted) => LACKS[wanted] ?? (() => true),
  },
  {
    param: "quieta",
    label: "Sin movimiento",
    all: "Cualquiera",
    options: ["60", "120", "180"].map((days) => ({ value: days, label: `Hace ${days} días` })),
    fits: () => (row) => row.facts !== null,
  },
  // The stated day or, without one, the day on which the case was created.
  monthFilter<FolderRow>(
    { param: "inicio", label: "Mes de inicio" },
    ({ initialDateFolder, createdAt }) =>
      initialDateFolder ?? (createdAt ? dayOf(createdAt) : null),
  ),
  monthFilter<FolderRow>(
    { param: "cierre", label: "Mes de cierre" },
    ({ status, finalDateFolder }) => (status === "cerrada" ? finalDateFolder : null),
  ),
];
