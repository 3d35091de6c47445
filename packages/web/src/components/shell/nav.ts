import { type Capability, can, type MemberRole } from "@foja/core/kernel/member.rules";
import {
  type MenuCount,
  type MenuGroupId,
  type MenuItem,
  type MenuItemId,
  menuFor,
} from "@foja/core/operations/menu/menu.rules";
import {
  Activity,
  AlarmClock,
  Baby,
  BadgeCheck,
  Bell,
  BookOpen,
  Calculator,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarDays,
  CalendarX2,
  ChartLine,
  ChartPie,
  CircleCheckBig,
  CircleHelp,
  CircleUserRound,
  Clock,
  Coins,
  ContactRound,
  Diff,
  Divide,
  FileText,
  FolderOpen,
  Gavel,
  HandCoins,
  HardHat,
  Hourglass,
  House,
  Inbox,
  Landmark,
  LayoutTemplate,
  LifeBuoy,
  Link2,
  ListOrdered,
  type LucideIcon,
  Mail,
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
  TimerOff,
  Trash2,
  TrendingUp,
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

/** A page with a count beside its name. */
export type CountedPage = NavItem & { counted: MenuCount };

/** One line of the menu: a group of pages, which leads to the first of them that is built. */
export type NavLine = Omit<NavItem, "id" | "counted" | "to"> & {
  id: MenuGroupId | MenuItemId;
  to: string;
  pages: NavItem[];
  /** The page whose count the line shows. */
  countedPage?: CountedPage;
};

/** The icon of each item. */
export const MENU_ICONS: Record<MenuItemId, LucideIcon> = {
  ...{ home: House, analytics: ChartPie, folders: FolderOpen, novedades: Inbox },
  ...{ losing: CalendarX2, notices: Megaphone, letters: Mail },
  ...{
    contacts: UsersRound,
    tasks: CircleCheckBig,
    documents: FileText,
    escritos: ScrollText,
    chat: MessagesSquare,
  },
  ...{ calendar: CalendarDays, reservations: CalendarCheck, availability: Clock },
  ...{ bookingConfig: CalendarCog, calculators: Calculator, labor: HandCoins },
  ...{ interest: Percent, deadlines: CalendarClock, civil: Scale, pension: PiggyBank },
  ...{ obligations: ListOrdered },
  ...{ differences: Diff, overtime: AlarmClock, alimony: Baby },
  ...{ limitation: Hourglass, lapse: TimerOff, fees: Coins, apportionment: Divide },
  art: HardHat,
  ...{ courtTax: Gavel, mobility: TrendingUp },
  ...{ profile: CircleUserRound, account: Settings2, trash: Trash2, plans: Receipt },
  ...{ invoices: Wallet, invoiceList: ReceiptText, invoiceSettings: Stamp },
  ...{ guides: BookOpen, faq: CircleHelp },
  ...{ adminCampaigns: Megaphone, adminMarketingContacts: ContactRound },
  ...{ adminUsers: UserCog, adminRates: ChartLine, adminPlans: Receipt },
  ...{ adminStatus: Activity, adminCausas: BadgeCheck, adminLinked: Link2 },
  ...{ adminTemplates: LayoutTemplate, adminSupport: LifeBuoy },
  ...{ adminPjn: Landmark, adminMev: Landmark, adminNotices: Bell, adminMovements: ScrollText },
};

/** The role of who administers Foja. */
const ADMIN = "ADMIN_ROLE";

/** The items that need a capability in the practice. */
const NEEDS: Partial<Record<MenuItemId, Capability>> = {
  ...{ invoices: "money", invoiceList: "money" },
  ...{ invoiceSettings: "govern", plans: "govern", bookingConfig: "write" },
};

const toItem = ({ id, title, url, counted }: MenuItem): NavItem => ({
  ...{ id, label: title, icon: MENU_ICONS[id], counted },
  ...(url && { to: url }),
});

const isCounted = (page: NavItem): page is CountedPage => page.counted !== undefined;

/** The line of a group; undefined where its first page is not open to the person. */
function lineOf(id: NavLine["id"], label: string, pages: NavItem[]): NavLine | undefined {
  const [first] = pages;
  if (!first?.to) return undefined;
  const countedPage = pages.find(isCounted);
  return { id, label, icon: first.icon, to: first.to, countedPage, pages };
}

/** The menu of a practice, one line a group, for a person's role in it. */
export const navFor = (member: MemberRole = "titular"): NavLine[] =>
  menuFor({ role: undefined }).flatMap(({ id, title, items }) => {
    const open = items.filter((item) => can(member, NEEDS[item.id] ?? "self"));
    return lineOf(id, title, open.map(toItem)) ?? [];
  });

/** The menu of the administration, one line a page. */
export const adminNav = (): NavLine[] =>
  menuFor({ role: ADMIN })
    .filter(({ id }) => id === "admin")
    .flatMap(({ items }) => items.map(toItem))
    .flatMap((page) => lineOf(page.id, page.label, [page]) ?? []);

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

/** Whether one of a line's pages is being shown. */
export const isCurrentLine = ({ pages }: Pick<NavLine, "pages">, pathname: string): boolean =>
  pages.some((page) => isCurrent(page, pathname));

/** The groups whose pages have tabs of their own, or lie outside of the practice's frame. */
const WITHOUT_TABS: readonly NavLine["id"][] = ["account", "help"];

/** The built pages beside the one that is shown, as its tabs; none for a page that stands alone. */
export function tabsFor(lines: readonly NavLine[], pathname: string): NavItem[] {
  const line = lines.find(({ pages }) => pages.some(({ to }) => to === pathname));
  if (!line || WITHOUT_TABS.includes(line.id)) return [];
  const built = line.pages.filter(({ to }) => to);
  return built.length > 1 ? built : [];
}
