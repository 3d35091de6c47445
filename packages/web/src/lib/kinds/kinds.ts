import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import {
  Calculator,
  CalendarDays,
  CircleCheckBig,
  FileText,
  FolderOpen,
  type LucideIcon,
  MailWarning,
  Users,
} from "lucide-react";
import type { Kind } from "../outcome";
import { paths } from "../paths";

/**
 * What screens say of a kind of record: its words, its name and icon where it stands alone, and the
 * address of one; null for what is shown within its case.
 */
type Facet = Kind & {
  name: string;
  names: string;
  icon: LucideIcon;
  place: ((id: string) => string) | null;
};

export const KINDS = {
  folder: {
    ...{ one: "causa", many: "causas", ending: "a", name: "Causa", names: "Causas" },
    ...{ icon: FolderOpen, place: paths.folders.details },
  },
  contact: {
    ...{ one: "contacto", many: "contactos", ending: "o", name: "Contacto", names: "Contactos" },
    ...{ icon: Users, place: paths.contacts.one },
  },
  task: {
    ...{ one: "tarea", many: "tareas", ending: "a", name: "Tarea", names: "Tareas" },
    ...{ icon: CircleCheckBig, place: paths.tasks.one },
  },
  event: {
    ...{ one: "evento", many: "eventos", ending: "o", name: "Evento", names: "Eventos" },
    ...{ icon: CalendarDays, place: paths.calendar.one },
  },
  calculator: {
    ...{ one: "cálculo", many: "cálculos", ending: "o", name: "Cálculo", names: "Cálculos" },
    ...{ icon: Calculator, place: paths.calculators.one },
  },
  movement: {
    ...{ one: "movimiento", many: "movimientos", ending: "o" },
    ...{ name: "Movimiento", names: "Movimientos", icon: FileText, place: null },
  },
  notification: {
    ...{ one: "notificación", many: "notificaciones", ending: "a" },
    ...{ name: "Cédula", names: "Cédulas", icon: MailWarning, place: null },
  },
} as const satisfies Readonly<Record<RecordKind, Facet>>;
