import type { ChatLink } from "@foja/core/telling/chat/chat.schema";
import { LockKeyhole, UserRound } from "lucide-react";
import { Link } from "~/components/ui/link";
import { KINDS } from "~/lib/kinds/kinds";

const box = "flex w-fit max-w-full items-center gap-2 rounded-md border px-2.5 py-1.5 text-sm";

/** A record that a message links to, with its title for those who may see it. */
export function LinkCard({ link: { kind, _id, title } }: { link: ChatLink }) {
  const { name, place, icon } = KINDS[kind];
  const Icon = kind === "contact" ? UserRound : icon;
  if (title === null) {
    return (
      <p className={`${box} text-ink-faint`}>
        <LockKeyhole aria-hidden className="size-4 shrink-0" />
        {name} que no está o que no podés ver
      </p>
    );
  }
  return (
    <Link to={place(_id)} className={`${box} bg-sheet hover:bg-wash`}>
      <Icon aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="text-ink-soft">{name}</span>
      <span className="min-w-0 truncate font-medium" title={title}>
        {title}
      </span>
    </Link>
  );
}
