import {
  CalendarClock,
  CalendarPlus,
  CircleCheckBig,
  FilePlus2,
  type LucideIcon,
  UserPlus,
} from "lucide-react";
import { today } from "./due";
import { paths } from "./paths";
import { useMay } from "./session/may";

export type Creation = {
  label: string;
  icon: LucideIcon;
  /** A function, because some addresses are made when they are used. */
  to: () => string;
  /** It stores nothing, so a reader may begin it, too. */
  light?: boolean;
};

/** What can be created from any page. */
const CREATIONS: readonly Creation[] = [
  { label: "Nueva causa", icon: FilePlus2, to: () => paths.folders.create },
  { label: "Nueva tarea", icon: CircleCheckBig, to: () => paths.tasks.create },
  { label: "Nuevo evento", icon: CalendarPlus, to: () => paths.calendar.create(today()) },
  { label: "Nuevo contacto", icon: UserPlus, to: () => paths.contacts.create },
  {
    label: "Contar un plazo",
    icon: CalendarClock,
    to: () => paths.calculators.tool("plazos"),
    light: true,
  },
];

/** What the person who is signed in may create. */
export function useCreations(): readonly Creation[] {
  const mayWrite = useMay("write");
  return CREATIONS.filter(({ light }) => mayWrite || light);
}
