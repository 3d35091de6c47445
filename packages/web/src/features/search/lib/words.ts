import type { SearchResult, SearchType } from "@foja/core/practice/search/search.schema";
import {
  Calculator,
  CalendarDays,
  CircleCheckBig,
  FolderOpen,
  type LucideIcon,
  Users,
} from "lucide-react";
import { paths } from "~/lib/paths";

/** The label, icon and address of each type. */
export const TYPES: Record<
  SearchType,
  { label: string; icon: LucideIcon; to: (id: string) => string }
> = {
  folder: { label: "Causas", icon: FolderOpen, to: paths.folders.details },
  contact: { label: "Contactos", icon: Users, to: paths.contacts.one },
  calculator: { label: "Cálculos", icon: Calculator, to: paths.calculators.one },
  task: { label: "Tareas", icon: CircleCheckBig, to: paths.tasks.one },
  event: { label: "Eventos", icon: CalendarDays, to: paths.calendar.one },
};

/** The address of a result. */
export const placeOf = ({ type, id }: SearchResult) => TYPES[type].to(id);

/** «causas, contactos y tareas» */
export const listed = (types: SearchType[]) =>
  new Intl.ListFormat("es", { type: "conjunction" }).format(
    types.map((type) => TYPES[type].label.toLowerCase()),
  );
