import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import {
  Calculator,
  CalendarDays,
  CircleCheckBig,
  FileText,
  FolderOpen,
  Landmark,
  type LucideIcon,
  Mail,
  MailWarning,
  ScrollText,
  Users,
} from "lucide-react";
import { capital, type Kind } from "../outcome";
import { paths } from "../paths";

/** The words of a kind, and its name where it stands alone. */
type Words = Kind & { name: string; names: string };

const words = (
  one: string,
  ending: Kind["ending"],
  { many = `${one}s`, name = capital(one) } = {},
): Words => ({ one, many, ending, name, names: `${name}s` });

const NOTICE = { many: "notificaciones", name: "Cédula" };

type Facet = Words & { icon: LucideIcon; place: ((id: string) => string) | null };

/**
 * What screens say of each kind of record: its words, its icon, and the address of one; null for
 * what is shown within its case.
 */
export const KINDS = {
  folder: { ...words("causa", "a"), icon: FolderOpen, place: paths.folders.details },
  contact: { ...words("contacto", "o"), icon: Users, place: paths.contacts.one },
  task: { ...words("tarea", "a"), icon: CircleCheckBig, place: paths.tasks.one },
  event: { ...words("evento", "o"), icon: CalendarDays, place: paths.calendar.one },
  calculator: { ...words("cálculo", "o"), icon: Calculator, place: paths.calculators.one },
  movement: { ...words("movimiento", "o"), icon: Landmark, place: null },
  notification: { ...words("notificación", "a", NOTICE), icon: MailWarning, place: null },
  escrito: { ...words("escrito", "o"), icon: ScrollText, place: paths.escritos.one },
  letter: { ...words("correo", "o"), icon: Mail, place: paths.letters.one },
  document: { ...words("documento", "o"), icon: FileText, place: paths.document },
} as const satisfies Readonly<Record<RecordKind, Facet>>;
