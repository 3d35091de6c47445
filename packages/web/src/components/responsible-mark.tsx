import { UserRound } from "lucide-react";
import { usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";

/** The person responsible for a record, in small; nothing in a practice of one. */
export function ResponsibleMark({ id }: { id: string }) {
  const { subscription } = useSession();
  // A list has one in each row: where nobody is named, none of them waits for the people.
  return (subscription?.usage.members ?? 1) > 1 ? <Name id={id} /> : null;
}

function Name({ id }: { id: string }) {
  const { hasTeam, nameOf } = usePeople();
  if (!hasTeam) return null;
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1.5">
      <UserRound aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      <span className="sr-only">Responsable: </span>
      <span className="truncate">{nameOf(id)}</span>
    </span>
  );
}
