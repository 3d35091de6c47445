import type { ChatLink } from "@foja/core/telling/chat/chat.schema";
import {
  Calculator,
  CalendarDays,
  CircleCheckBig,
  FolderOpen,
  LockKeyhole,
  type LucideIcon,
  UserRound,
} from "lucide-react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";

type Kind = ChatLink["kind"];

const ICONS: Record<Kind, LucideIcon> = {
  folder: FolderOpen,
  task: CircleCheckBig,
  event: CalendarDays,
  contact: UserRound,
  calculator: Calculator,
};

const WORDS: Record<Kind, string> = {
  folder: "Causa",
  task: "Tarea",
  event: "Evento",
  contact: "Contacto",
  calculator: "Cálculo",
};

const PLACES: Record<Kind, (id: string) => string> = {
  folder: paths.folders.details,
  task: paths.tasks.one,
  event: paths.calendar.one,
  contact: paths.contacts.one,
  calculator: paths.calculators.one,
};

const box = "flex w-fit max-w-full items-center gap-2 rounded-md border px-2.5 py-1.5 text-sm";

/** A record that a message links to, with its title for those who may see it. */
export function LinkCard({ link: { kind, _id, title } }: { link: ChatLink }) {
  const Icon = ICONS[kind];
  if (title === null) {
    return (
      <p className={`${box} text-ink-faint`}>
        <LockKeyhole aria-hidden className="size-4 shrink-0" />
        {WORDS[kind]} que no está o que no podés ver
      </p>
    );
  }
  return (
    <Link to={PLACES[kind](_id)} className={`${box} bg-sheet hover:bg-wash`}>
      <Icon aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="text-ink-soft">{WORDS[kind]}</span>
      <span className="min-w-0 truncate font-medium" title={title}>
        {title}
      </span>
    </Link>
  );
}
