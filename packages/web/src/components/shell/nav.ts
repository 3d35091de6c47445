import { type Capability, can, type MemberRole } from "@foja/core/kernel/member.rules";
import {
  type MenuCount,
  type MenuGroupId,
  type MenuItemId,
  menuFor,
} from "@foja/core/operations/menu/menu.rules";
import {
  Activity,
  BadgeCheck,
  Bell,
  BookOpen,
  Calculator,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarDays,
  ChartLine,
  ChartPie,
  CircleCheckBig,
  CircleHelp,
  CircleUserRound,
  Clock,
  ContactRound,
  FileText,
  FolderOpen,
  HandCoins,
  House,
  Inbox,
  Landmark,
  LayoutTemplate,
  LifeBuoy,
  Link2,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Percent,
  PiggyBank,
  Receipt,
  ReceiptText,
  Scale,
  ScrollText,
  Settings2,
  Stamp,
  Trash2,
  UserCog,
  UsersRound,
  Wallet,
} from "lucide-react";

export type NavItem = {
  id: MenuItemId;
  label: string;
  icon: LucideIcon;
  /** Absent while not built: shown as «Próximamente» because the product announces it. */
  to?: string;
  /** The count to show beside its name. */
  counted?: MenuCount;
};

export type NavGroup = { label: string; items: NavItem[] };

/** The icon of each item. */
export const MENU_ICONS: Record<MenuItemId, LucideIcon> = {
  ...{ home: House, analytics: ChartPie, folders: FolderOpen, novedades: Inbox },
  ...{ contacts: UsersRound, tasks: CircleCheckBig, documents: FileText, chat: MessagesSquare },
  ...{ calendar: CalendarDays, reservations: CalendarCheck, availability: Clock },
  ...{ bookingConfig: CalendarCog, calculators: Calculator, labor: HandCoins },
  ...{ interest: Percent, deadlines: CalendarClock, civil: Scale, pension: PiggyBank },
  ...{ profile: CircleUserRound, account: Settings2, trash: Trash2, plans: Receipt },
  ...{ invoices: Wallet, invoiceList: ReceiptText, invoiceSettings: Stamp },
  ...{ guides: BookOpen, faq: CircleHelp },
  ...{ adminCampaigns: Megaphone, adminMarketingContacts: ContactRound },
  ...{ adminUsers: UserCog, adminRates: ChartLine, adminPlans: Receipt },
  ...{ adminStatus: Activity, adminCausas: BadgeCheck, adminLinked: Link2 },
  ...{ adminTemplates: LayoutTemplate, adminSupport: LifeBuoy },
  ...{ adminPjn: Landmark, adminMev: Landmark, adminNotices: Bell, adminMovements: ScrollText },
};

/** The headings of the menu: groups without one are listed under the last heading. */
const HEADINGS: Partial<Record<MenuGroupId, string>> = {
  dashboards: "Estudio",
  agenda: "Agenda",
  calculations: "Cálculos",
  invoices: "Facturación",
  profile: "Mi cuenta",
  admin: "Administración",
};

/** The items that need a capability in the practice. */
const NEEDS: Partial<Record<MenuItemId, Capability>> = {
  ...{ invoices: "money", invoiceList: "money" },
  ...{ invoiceSettings: "govern", plans: "govern" },
};

/** The menu of an account's role and of its role in the practice, by heading. */
export function navFor(role: string | undefined, member: MemberRole = "titular"): NavGroup[] {
  const sections: NavGroup[] = [];
  for (const { id, title, items: all } of menuFor({ role })) {
    const items = all.filter((item) => can(member, NEEDS[item.id] ?? "self"));
    if (items.length === 0) continue;
    const label = HEADINGS[id];
    if (label || sections.length === 0) sections.push({ label: label ?? title, items: [] });
    sections.at(-1)?.items.push(
      ...items.map((item) => ({
        ...{ id: item.id, label: item.title, icon: MENU_ICONS[item.id], counted: item.counted },
        ...(item.url && { to: item.url }),
      })),
    );
  }
  return sections;
}

/** The beginning of the address under which an item is current; by default its own page. */
const UNDER: Partial<Record<MenuItemId, string>> = {
  folders: "/apps/folders",
  contacts: "/apps/customer",
  profile: "/apps/profiles/user",
  account: "/apps/profiles/account",
};

/** Items that are current on their own page only, because others have addresses below theirs. */
const EXACT: readonly MenuItemId[] = ["calendar", "calculators", "adminNotices"];

/** Whether the item is the page being shown. */
export function isCurrent({ id, to }: Pick<NavItem, "id" | "to">, pathname: string): boolean {
  if (to === undefined) return false;
  return EXACT.includes(id) ? pathname === to : pathname.startsWith(UNDER[id] ?? to);
}
