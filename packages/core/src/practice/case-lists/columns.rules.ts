import { fold } from "../../kernel/text.rules";
import { isCaratula } from "./caratula.rules";
import { cleanCell } from "./clean.rules";
import type { Row } from "./found-case.rules";
import { numbersIn } from "./numbers.rules";

/** What a column of a list, or a labelled line, says of a case. */
export type Role =
  | "caratula"
  | "number"
  /** Carátula, number or both: files use «Expediente» and «Autos» for either. */
  | "case"
  | "client"
  | "opposing"
  | "claimant"
  | "defendant"
  | "side"
  | "court"
  | "fuero"
  | "juris"
  | "status"
  | "materia"
  | "start"
  | "end"
  | "phone"
  | "email"
  | "document"
  | "cuit"
  | "order"
  | "notes"
  /** A line of running text. */
  | "line";

/** The names of columns, folded and without punctuation. */
const NAMES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  caratula: ["caratula", "caratula del expediente", "nombre de la causa", "caratulado"],
  number: [
    ...[
      "numero de expediente",
      "nro expediente",
      "n expediente",
      "nro de expediente",
      "no expediente",
    ],
    ...["nro expte", "n expte", "numero expte", "numero de expte", "nro exp", "n exp", "num expte"],
    ...[
      "numero",
      "nro",
      "n",
      "numero de causa",
      "nro causa",
      "nro de causa",
      "n causa",
      "receptoria",
    ],
    ...[
      "n receptoria",
      "nro receptoria",
      "numero de receptoria",
      "cuij",
      "iue",
      "expte n",
      "expte nro",
    ],
    ...[
      "n de expediente",
      "n de expte",
      "n de causa",
      "numero expediente",
      "exp n",
      "expediente n",
    ],
  ],
  case: [
    "expediente",
    "expte",
    "causa",
    "autos",
    "exp",
    "juicio",
    "expedientes",
    "causas",
    "proceso",
  ],
  client: [
    "cliente",
    "nombre",
    "parte representada",
    "representado",
    "representada",
    "nuestro cliente",
    "patrocinado",
  ],
  opposing: ["contraparte", "parte contraria", "contrario", "contraria", "adversario"],
  claimant: ["actor", "actora", "actores", "parte actora", "demandante", "requirente", "causante"],
  defendant: ["demandado", "demandada", "demandados", "parte demandada", "requerido", "requerida"],
  side: ["parte", "rol", "caracter", "representamos", "por", "representacion", "rol del cliente"],
  court: [
    ...[
      "juzgado",
      "tribunal",
      "organo",
      "organismo",
      "dependencia",
      "radicacion",
      "juzg",
      "secretaria",
    ],
    ...["juzgado y secretaria", "juzgado secretaria", "organo judicial", "juz", "sede", "sec"],
  ],
  fuero: ["fuero", "camara"],
  juris: [
    ...["jurisdiccion", "departamento judicial", "departamento", "depto judicial", "dto judicial"],
    ...["dpto judicial", "depto", "dpto", "provincia", "localidad"],
  ],
  status: ["estado", "situacion", "estado procesal", "etapa", "status", "estado actual"],
  materia: ["materia", "objeto", "objeto del juicio", "tipo de juicio", "tipo de proceso", "tipo"],
  start: [
    ...["fecha de inicio", "fecha inicio", "inicio", "f inicio", "fecha alta", "alta", "iniciada"],
    ...["fecha de ingreso", "fecha ingreso", "ingreso", "iniciado", "fec inicio", "fecha ini"],
  ],
  end: ["fecha de cierre", "fecha cierre", "cierre", "fecha fin", "fecha de fin", "archivo"],
  phone: [
    "telefono",
    "tel",
    "celular",
    "cel",
    "whatsapp",
    "telefono cliente",
    "contacto",
    "tel cliente",
  ],
  email: [
    "email",
    "e mail",
    "mail",
    "correo",
    "correo electronico",
    "mail cliente",
    "e mail cliente",
  ],
  document: ["dni", "documento", "doc", "dni cliente", "nro documento"],
  cuit: ["cuit", "cuil", "cuit cuil", "cuit cliente"],
  order: ["orden", "item", "nro orden", "n orden", "id", "renglon", "numero de orden"],
  notes: ["observaciones", "notas", "descripcion", "comentarios", "obs", "detalle"],
};

const ROLE_OF = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [name, role as Role])),
);

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** What a column of this name says; undefined for one that nobody knows. */
export const roleOfName = (name: string): Role | undefined =>
  name.length > 60 ? undefined : ROLE_OF.get(plain(name));

/** A column: what it says, and its name in the file where it has one. */
export type Column = { role: Role | null; head: string | null };

/** Whether a row names columns: two or more of its cells are names, and none has a number. */
export function isHead({ cells }: Row): boolean {
  const named = cells.filter((cell) => roleOfName(cell) !== undefined);
  return named.length >= 2 && cells.every((cell) => numbersIn(cell.slice(0, 200)).length === 0);
}

/** The columns by the row that names them. */
export function columnsOf(head: Row): Column[] {
  return head.cells.map((cell) => ({
    role: roleOfName(cell) ?? null,
    head: cleanCell(cell) || null,
  }));
}

/** How many rows are looked at to know columns without names, and how many of them must agree. */
const LOOKED_AT = 200;
const MOST = 0.5;

/** The columns of a table that does not name them, by what is in them. */
export function columnsByContent(rows: readonly Row[]): Column[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const some = rows.slice(0, LOOKED_AT);
  return Array.from({ length: width }, (_, i) => {
    const cells = some.map(({ cells }) => cells[i] ?? "").filter((cell) => cell !== "");
    const found = CONTENT.find(
      ([, is]) => cells.filter(is).length > cells.length * MOST && cells.length > 0,
    );
    return { role: found?.[0] ?? "line", head: null };
  });
}

const COURT = /\b(?:juzg|juzgado|tribunal|camara|jnt|secretaria)\b/;
const CONTENT: readonly [Role, (cell: string) => boolean][] = [
  ["case", (cell) => isCaratula(cell)],
  ["number", (cell) => cell.length < 60 && numbersIn(cell).length > 0],
  ["court", (cell) => COURT.test(fold(cell))],
  ["email", (cell) => /^[^@\s]+@[^@\s]+$/.test(cell)],
];
