import {
  Activity,
  BadgeCheck,
  Bell,
  Calculator,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarDays,
  ChartLine,
  CircleCheckBig,
  CircleUserRound,
  Clock,
  FileText,
  FolderOpen,
  HandCoins,
  House,
  Inbox,
  Landmark,
  Link2,
  type LucideIcon,
  Percent,
  PiggyBank,
  Receipt,
  Scale,
  ScrollText,
  Settings2,
  Trash2,
  UserCog,
  UsersRound,
} from "lucide-react";
import { paths } from "~/lib/paths";

export type NavItem = {
  label: string;
  icon: LucideIcon;
  /** Absent: not built yet, shown as «Próximamente» because the product announces it. */
  to?: string;
  /** The part of the address under which the item is the current one; `to` by default. */
  under?: string;
  /** Says beside its name how many are to be dealt with. */
  counted?: "novedades";
  /** Current on its own page only, not on those below it. */
  exact?: boolean;
};

export type NavGroup = { label: string; items: NavItem[]; role?: "ADMIN_ROLE" };

/** The menu. A group with a role is seen only by those who have it. */
export const NAV: NavGroup[] = [
  {
    label: "Estudio",
    items: [
      { label: "Inicio", icon: House, to: paths.dashboard, under: "/dashboard" },
      { label: "Causas", icon: FolderOpen, to: paths.folders.list, under: "/apps/folders" },
      { label: "Novedades", icon: Inbox, to: paths.novedades, counted: "novedades" },
      { label: "Contactos", icon: UsersRound, to: paths.contacts.list, under: "/apps/customer" },
      { label: "Tareas", icon: CircleCheckBig, to: paths.tasks.list },
      { label: "Documentos", icon: FileText },
    ],
  },
  {
    label: "Agenda",
    items: [
      { label: "Calendario", icon: CalendarDays, to: paths.calendar.main, exact: true },
      { label: "Citas", icon: CalendarCheck, to: paths.reservations.list },
      { label: "Disponibilidad", icon: Clock, to: paths.calendar.availability },
      { label: "Configuración de reservas", icon: CalendarCog, to: paths.calendar.bookingConfig },
    ],
  },
  {
    label: "Cálculos",
    items: [
      { label: "Mis cálculos", icon: Calculator, to: paths.calculators.list, exact: true },
      { label: "Laboral", icon: HandCoins, to: paths.calculators.labor() },
      { label: "Intereses", icon: Percent, to: paths.calculators.interest() },
      { label: "Plazos", icon: CalendarClock, to: paths.calculators.deadlines() },
      { label: "Civil", icon: Scale },
      { label: "Previsional", icon: PiggyBank },
    ],
  },
  {
    label: "Mi cuenta",
    items: [
      { label: "Perfil", icon: CircleUserRound, to: paths.profile(), under: "/apps/profiles/user" },
      { label: "Cuenta", icon: Settings2, to: paths.account(), under: "/apps/profiles/account" },
      { label: "Planes", icon: Receipt, to: paths.plans() },
      { label: "Eliminadas", icon: Trash2, to: paths.trash },
    ],
  },
  {
    label: "Administración",
    role: "ADMIN_ROLE",
    items: [
      { label: "Usuarios", icon: UserCog, to: paths.admin.users },
      { label: "Tasas", icon: ChartLine, to: paths.admin.rates },
      { label: "Planes y precios", icon: Receipt, to: paths.admin.plans },
      { label: "Estado del servidor", icon: Activity, to: paths.admin.serverStatus },
      { label: "Causas verificadas", icon: BadgeCheck, to: paths.admin.causas },
      { label: "Causas vinculadas", icon: Link2, to: paths.admin.linkedFolders },
      { label: "Portal PJN", icon: Landmark, to: paths.admin.workers },
      { label: "Portal MEV", icon: Landmark, to: paths.admin.mev },
      { label: "Avisos", icon: Bell, to: paths.admin.notifications, exact: true },
      { label: "Movimientos judiciales", icon: ScrollText, to: paths.admin.judicialMovements },
    ],
  },
];

/** The menu that this role sees. */
export const navFor = (role: string | undefined): NavGroup[] =>
  NAV.filter((group) => !group.role || group.role === role);

/** Whether the item is the page being shown. */
export const isCurrent = (item: NavItem, pathname: string): boolean =>
  item.to !== undefined &&
  (item.exact ? pathname === item.to : pathname.startsWith(item.under ?? item.to));
