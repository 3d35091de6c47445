import type { Content, Sheet, Variable } from "./content.schema";
import { contentOf, type Piece } from "./lines.rules";
import {
  type Fault,
  MOST_TEMPLATE,
  type Node,
  type Place,
  placesOf,
  readTags,
  withPlainEnds,
} from "./tags.rules";
import { infoOf, type ListInfo, listOf, OF_EACH_ROW } from "./variables.rules";

/** A datum of a case: its value, null while it is not known, and where it comes from. */
export type Datum = { value: string | null; source: string };

/** A row of a list: each of its data by its name. */
export type Row = Record<string, Datum>;

/** What is known of a case: data, lists and sheets, by the names of the table of variables. */
export type Facts = {
  values: Record<string, Datum>;
  lists: Record<string, Row[]>;
  sheets: Record<string, Sheet["attrs"] | null>;
};

/** The most rows of a list in a writ. */
const MOST_ROWS = 60;

/** What is wrong with a template, in the order of its text; empty where it can be saved. */
export function faultsOf(source: string): Fault[] {
  if (source.trim() === "") return [{ line: 1, column: 1, message: "El modelo está vacío" }];
  if (source.length > MOST_TEMPLATE) {
    const message = `El modelo tiene ${source.length} caracteres, y se admiten ${MOST_TEMPLATE}`;
    return [{ line: 1, column: 1, message }];
  }
  const { nodes, faults } = readTags(source);
  return [...faults, ...unknownIn(nodes, []), ...codeIn(source)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** A fault as people read it. */
export const faultText = ({ line, column, message }: Fault): string =>
  `Línea ${line}, columna ${column}: ${message}.`;

const TAG_OF_PAGES = /<\/?[a-z!?]|\bjavascript:/gi;

/** Where a template has HTML or script: a writ is text. */
function codeIn(source: string): Fault[] {
  const text = withPlainEnds(source);
  const placeOf = placesOf(text);
  return [...text.matchAll(TAG_OF_PAGES)].slice(0, 5).map(({ index }) => ({
    ...placeOf(index),
    message: "El modelo es texto: no puede llevar HTML ni código",
  }));
}

/** The data that no case has; `lists` are the loops around, innermost last. */
const unknownIn = (nodes: readonly Node[], lists: readonly ListInfo[]): Fault[] =>
  nodes.flatMap((node) => unknownOf(node, lists));

function unknownOf(node: Node, lists: readonly ListInfo[]): Fault[] {
  if (node.kind === "variable") return isOf(lists, node.name) ? [] : [unknown(node.name, node.at)];
  if (node.kind === "each") {
    const list = listOf(node.list);
    if (list) return unknownIn(node.body, [...lists, list]);
    return [{ ...node.at, message: `No hay ninguna lista que se llame «${node.list}»` }];
  }
  if (node.kind !== "if") return [];
  const { name } = node;
  const known = isOf(lists, name) || listOf(name) || OF_EACH_ROW.includes(name);
  const inside = unknownIn([...node.body, ...node.otherwise], lists);
  return known ? inside : [unknown(name, node.at), ...inside];
}

const isOf = (lists: readonly ListInfo[], name: string): boolean =>
  (fieldOf(name, lists) ?? infoOf(name)) !== undefined;

const unknown = (name: string, at: Place): Fault => ({
  ...at,
  message: listOf(name)
    ? `«${name}» es una lista: se escribe {{#cada ${name}}}…{{/cada}}`
    : `No hay ningún dato que se llame «${name}»`,
});

const fieldOf = (name: string, lists: readonly ListInfo[]) =>
  lists.findLast((list) => list.fields.some((field) => field.name === name));

/** A loop around a part of a template: its list, its row, and which one it is. */
type Scope = { list: ListInfo; row: Row; nth: number; of: number };

/** A template over the facts of a case. Call it with a template that has no faults. */
export function render(source: string, facts: Facts): Content {
  return contentOf(piecesOf(readTags(source).nodes, facts, []));
}

function piecesOf(nodes: readonly Node[], facts: Facts, scopes: readonly Scope[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.kind === "text") return [node.text];
    if (node.kind === "blank") return [blankOf(node.label)];
    if (node.kind === "variable") return datumOf(node.name, facts, scopes);
    if (node.kind === "if") {
      const holds = isKnown(node.name, facts, scopes) !== node.not;
      return piecesOf(holds ? node.body : node.otherwise, facts, scopes);
    }
    const list = listOf(node.list);
    const rows = (facts.lists[node.list] ?? []).slice(0, MOST_ROWS);
    if (!list) return [];
    return rows.flatMap((row, nth) =>
      piecesOf(node.body, facts, [...scopes, { list, row, nth, of: rows.length }]),
    );
  });
}

const BY_HAND = "Lo completa quien escribe";

const blankOf = (label: string): Variable => ({
  type: "variable",
  attrs: { name: `completar.${label}`, label, value: null, source: BY_HAND },
});

function datumOf(name: string, facts: Facts, scopes: readonly Scope[]): Piece[] {
  const scope = scopes.findLast(({ list }) => fieldOf(name, [list]));
  if (scope) return [ofRow(name, scope)];
  const info = infoOf(name);
  if (!info) return [];
  const sheet = facts.sheets[name];
  if (sheet) return [{ type: "sheet", attrs: sheet }];
  const { value = null, source = info.from } = facts.values[name] ?? {};
  return [{ type: "variable", attrs: { name, label: info.label, value, source } }];
}

/** A datum of a row: its label names the row, and its name tells it from the others. */
function ofRow(name: string, { list, row, nth }: Scope): Variable {
  const field = list.fields.find((one) => one.name === name);
  const { value = null, source = list.from } = row[name] ?? {};
  const owner = row.nombre?.value ?? `${list.one} ${nth + 1}`;
  const label =
    name === "nombre"
      ? `${field?.label ?? name} (${list.one} ${nth + 1})`
      : `${field?.label ?? name} de ${owner}`;
  return {
    type: "variable",
    attrs: { name: `${list.name}.${nth + 1}.${name}`, label: label.slice(0, 200), value, source },
  };
}

/** Whether a condition holds: a datum is known, a list has a known row, a sheet is there. */
function isKnown(name: string, facts: Facts, scopes: readonly Scope[]): boolean {
  const innermost = scopes.at(-1);
  if (name === "primero") return innermost?.nth === 0;
  if (name === "ultimo") return innermost !== undefined && innermost.nth === innermost.of - 1;
  const scope = scopes.findLast(({ list }) => fieldOf(name, [list]));
  if (scope) return Boolean(scope.row[name]?.value);
  const rows = facts.lists[name];
  if (rows) return rows.some((row) => Object.values(row).some(({ value }) => value));
  return Boolean(facts.sheets[name] ?? facts.values[name]?.value);
}
