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
import { paths } from "~/lib/paths";

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
