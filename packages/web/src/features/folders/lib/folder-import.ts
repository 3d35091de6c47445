import { FOLDER_STATUS } from "~/components/folder-status";
import { type ImportField, readDate } from "~/lib/import/mapping";

const STATUS_LABELS = Object.fromEntries(
  Object.entries(FOLDER_STATUS).map(([status, { label }]) => [status, label]),
);

/** The columns of a file of cases, with their usual names. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  {
    name: "folderName",
    label: "Carátula",
    required: true,
    alias: ["causa", "expediente", "autos", "nombre", "carátula del expediente"],
  },
  {
    name: "folderExpediente",
    label: "Número de expediente",
    alias: [
      ...["expediente", "nro expediente", "nº expediente", "n° expediente", "nro de expediente"],
      ...["expte", "nro expte", "número", "nro", "número de causa", "nro causa", "receptoría"],
    ],
  },
  {
    name: "customerName",
    label: "Cliente",
    alias: ["actor", "demandado", "parte", "parte representada"],
  },
  {
    name: "folderContraparte",
    label: "Contraparte",
    alias: ["demandado", "demandada", "actor", "parte", "parte contraria", "contrario"],
  },
  {
    name: "folderJuzgado",
    label: "Juzgado",
    alias: ["tribunal", "órgano", "dependencia", "radicación", "juzgado y secretaría"],
  },
  { name: "materia", label: "Materia", alias: ["objeto", "objeto del juicio"] },
  { name: "status", label: "Estado", words: STATUS_LABELS },
  { name: "folderFuero", label: "Fuero", alias: ["tribunal"] },
  { name: "folderJuris", label: "Jurisdicción", alias: ["departamento judicial"] },
  { name: "initialDateFolder", label: "Fecha de inicio", alias: ["inicio"], read: readDate },
  { name: "finalDateFolder", label: "Fecha de cierre", alias: ["cierre"], read: readDate },
  { name: "description", label: "Descripción", alias: ["observaciones", "notas"] },
];
