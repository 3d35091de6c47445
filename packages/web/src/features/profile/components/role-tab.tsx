import { Card } from "~/components/ui/card";
import { useSession } from "~/lib/session/session";
import { ROLES_IN_WORDS } from "../lib/roles";

/** What this account may do, in words. */
export function RoleTab() {
  const { user } = useSession();
  if (!user) return null;
  const { name, text, can } = ROLES_IN_WORDS[user.role];
  return (
    <Card title="Tu rol">
      <p className="font-serif text-[1.25rem] leading-7">{name}</p>
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
