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

/** What can be begun from anywhere, and where: an address is made when it is asked for. */
export const CREATIONS: readonly { label: string; icon: LucideIcon; to: () => string }[] = [
  { label: "Nueva causa", icon: FilePlus2, to: () => paths.folders.create },
  { label: "Nueva tarea", icon: CircleCheckBig, to: () => paths.tasks.create },
  { label: "Nuevo evento", icon: CalendarPlus, to: () => paths.calendar.create(today()) },
  { label: "Nuevo contacto", icon: UserPlus, to: () => paths.contacts.create },
  { label: "Contar un plazo", icon: CalendarClock, to: () => paths.calculators.deadlines() },
];
