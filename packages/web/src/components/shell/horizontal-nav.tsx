import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "~/components/ui/link";
import { Menu } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { ChatBadge, MenuBadge } from "./menu-badge";
import { MenuFoot } from "./menu-foot";
import { isCurrentLine, type NavLine } from "./nav";
import { PageItems } from "./page-items";
import { useNavLines } from "./use-nav-lines";

const LINE = "-mb-px flex h-11 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2";
const lineClass = (current: boolean) =>
  cn(
    LINE,
    current ? "border-accent font-medium" : "border-transparent text-ink-soft hover:text-ink",
  );

/** How many lines have room side by side; the others are in a menu at the end. */
const SIDE_BY_SIDE = 9;

/** The menu as one line: the built groups side by side, and the last ones behind «Más». */
export default function HorizontalNav() {
  const built = useNavLines().filter(({ to }) => to);
  const rest = built.slice(SIDE_BY_SIDE).flatMap(({ pages }) => pages);
  return (
    <div className="hidden border-b md:block">
      <div className="mx-auto flex max-w-[1240px] items-center gap-x-3 px-10 xl:gap-x-5">
        <nav aria-label="Menú principal">
          <ul className="flex gap-x-3 xl:gap-x-5">
            {built.slice(0, SIDE_BY_SIDE).map((line) => (
              <li key={line.id}>
                {line.pages.length > 1 ? <Group line={line} /> : <Place line={line} />}
              </li>
            ))}
            {rest.length > 0 && (
              <li>
                <Group line={{ label: "Más", pages: rest }} />
              </li>
            )}
          </ul>
        </nav>
        <div className="ms-auto">
          <MenuFoot />
        </div>
      </div>
    </div>
  );
}

function Place({ line }: { line: NavLine }) {
  const current = isCurrentLine(line, useLocation().pathname);
  const { id, label, to = "", countedPage } = line;
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className={lineClass(current)}>
      {label}
      {countedPage && <MenuBadge counted={countedPage.counted} />}
      {id === "chat" && <ChatBadge />}
    </Link>
  );
}

function Group({ line }: { line: Pick<NavLine, "label" | "pages" | "countedPage"> }) {
  const { label, pages, countedPage } = line;
  const trigger = (
    <button type="button" className={lineClass(isCurrentLine(line, useLocation().pathname))}>
      {label}
      {countedPage && <MenuBadge counted={countedPage.counted} />}
      <ChevronDown aria-hidden className="size-3.5" />
    </button>
  );
  return (
    <Menu trigger={trigger} label={label} align="start">
      <PageItems pages={pages} />
    </Menu>
  );
}
