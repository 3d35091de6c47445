import { Card } from "~/components/ui/card";
import { MEMBER_WORDS } from "~/lib/member-words";
import { administers } from "~/lib/session/guards";
import { guestOf } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { ADMIN_WORDS } from "../lib/roles";

/** The person's role in the practice on screen, in words. */
export function RoleCard() {
  const session = useSession();
  const { user, practice } = session;
  if (!user) return null;
  const isAdmin = administers(user) && !guestOf(session);
  const { name, text, can } = isAdmin ? ADMIN_WORDS : MEMBER_WORDS[practice?.role ?? "titular"];
  return (
    <Card title="Tu rol">
      <p className="font-serif text-[1.25rem] leading-7">{name}</p>
      {practice && <p className="break-words text-ink-faint text-sm">en {practice.name}</p>}
      <p className="mt-1 text-ink-soft">{text}</p>
      <ul className="mt-4 space-y-1.5 border-t pt-4">
        {can.map((line) => (
          <li key={line} className="flex gap-2.5 text-ink-soft before:content-['–']">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
