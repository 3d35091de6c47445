import type { Searchable } from "@foja/core/practice/search/search.rules";
import type { SearchType } from "@foja/core/practice/search/search.schema";
import type { QueryClient } from "@tanstack/react-query";
import {
  Calculator,
  CalendarDays,
  CircleCheckBig,
  FilePlus2,
  FolderOpen,
  House,
  UsersRound,
} from "lucide-react";
import type { SearchAction } from "~/features/search/components/actions";
import type { Loaded } from "~/features/search/lib/local-search";
import { cachedRows } from "~/lib/lists/cached";
import { paths } from "~/lib/paths";

/** Where each type's rows are kept. Events are read a span at a time: never all of them. */
const LISTS: [SearchType, string][] = [
  ["folder", "folders"],
  ["contact", "contacts"],
  ["task", "tasks"],
  ["calculator", "calculators"],
];

type Row = { _id: string; number?: string | null };

/** What this device has read whole of the practice, in the search's own words. */
export function readLoaded(cache: QueryClient): Loaded {
  const loaded = LISTS.flatMap(([type, kind]) => {
    const rows = cachedRows<Row>(cache, kind);
    return rows ? [[type, rows.map((row) => asRecord(type, row))]] : [];
  });
  return Object.fromEntries(loaded);
}

const asRecord = (type: SearchType, row: Row): Searchable => ({
  ...row,
  type,
  ...(row.number !== undefined && { court: { number: row.number } }),
});

/** Where the search dialog goes before anything is typed. */
export const searchActions: SearchAction[] = [
  { label: "Nueva causa", icon: FilePlus2, to: paths.folders.create },
  { label: "Ir a Inicio", icon: House, to: paths.dashboard, keys: "G I" },
  { label: "Ir a Causas", icon: FolderOpen, to: paths.folders.list, keys: "G F" },
  { label: "Ir a Tareas", icon: CircleCheckBig, to: paths.tasks.list, keys: "G T" },
  { label: "Ir a Contactos", icon: UsersRound, to: paths.contacts.list, keys: "G C" },
  { label: "Ir a Cálculos", icon: Calculator, to: paths.calculators.list, keys: "G L" },
  { label: "Ir al Calendario", icon: CalendarDays, to: paths.calendar.main, keys: "G K" },
];
