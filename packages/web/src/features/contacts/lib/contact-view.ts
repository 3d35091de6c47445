import { fold } from "@foja/core/kernel/text.rules";
import {
  CONTACT_ROLES,
  CONTACT_TYPES,
  type Contact,
  type ContactRole,
} from "@foja/core/practice/contacts/contact.schema";
import type { Sort } from "~/components/lists/sort-head";
import { type ContactRow, filedName } from "./contact-row";

export type SortKey =
  | "name"
  | "role"
  | "company"
  | "phone"
  | "email"
  | "document"
  | "cuit"
  | "city"
  | "status"
  | "updatedAt"
  | "createdAt";
export type ContactSort = Sort<SortKey>;

/** How the list is looked at. All of it lives in the address. */
export type ContactView = {
  text: string;
  role: ContactRole | null;
  type: Contact["type"] | null;
  archived: boolean;
  sort: ContactSort;
};

/** By name, as in an address book. */
const BY_NAME: ContactSort = { by: "name", desc: false };

const SORT_KEYS: readonly SortKey[] = [
  "name",
  "role",
  "company",
  "phone",
  "email",
  "document",
  "cuit",
  "city",
  "status",
  "updatedAt",
  "createdAt",
];

function parseSort(text: string | null): ContactSort {
  const by = SORT_KEYS.find((key) => key === text?.replace(/^-/, ""));
  return by ? { by, desc: text?.startsWith("-") ?? false } : BY_NAME;
}

/** A sort as the address writes it: `-updatedAt`. */
export const sortParam = ({ by, desc }: ContactSort): string => `${desc ? "-" : ""}${by}`;

/** The view an address asks for; what it cannot ask for is left at its default. */
export const parseView = (params: URLSearchParams): ContactView => ({
  text: params.get("q") ?? "",
  role: CONTACT_ROLES.find((role) => role === params.get("rol")) ?? null,
  type: CONTACT_TYPES.find((type) => type === params.get("tipo")) ?? null,
  archived: params.get("vista") === "archivados",
  sort: parseSort(params.get("orden")),
});

/** The address with another view; defaults leave no trace in it. */
export function withView(params: URLSearchParams, change: Partial<ContactView>): URLSearchParams {
  const { text, role, type, archived, sort } = { ...parseView(params), ...change };
  const order = sortParam(sort);
  const wanted = {
    q: text,
    rol: role,
    tipo: type,
    vista: archived ? "archivados" : null,
    orden: order === sortParam(BY_NAME) ? null : order,
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether the view hides rows that exist. */
export const isFiltered = ({ text, role, type }: ContactView): boolean =>
  text.trim() !== "" || role !== null || type !== null;

/** The rows a view shows, in its order. Every word must be in the name, the numbers or the mail. */
export function applyView(rows: readonly ContactRow[], view: ContactView): ContactRow[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => view.role === null || row.role === view.role)
    .filter((row) => view.type === null || row.type === view.type)
    .filter((row) => matches(row, words))
    .sort(comparer(view.sort));
}

function matches(row: ContactRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, lastName, company, email, phone, document, cuit, cbu, city } = row;
  const numbers = [document, cuit, cbu, phone].map((number) => number?.replace(/\D/g, ""));
  const text = fold(
    [name, lastName, company, email, phone, document, cuit, city, ...numbers].join(" "),
  );
  return words.every((word) => text.includes(word));
}

const collator = new Intl.Collator("es-AR", { sensitivity: "base", numeric: true });

/** Empty values go last either way. */
function comparer({ by, desc }: ContactSort) {
  const sign = desc ? -1 : 1;
  const rank = (row: ContactRow) => (by === "name" ? filedName(row) : (row[by] ?? ""));
  return (one: ContactRow, other: ContactRow): number => {
    const [a, b] = [rank(one), rank(other)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sign * collator.compare(a, b);
  };
}
