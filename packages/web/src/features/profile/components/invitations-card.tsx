import { useQuery } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatDay } from "~/lib/format";
import { MEMBER_WORDS } from "~/lib/member-words";
import { notify } from "~/lib/notify";
import { PEOPLE } from "~/lib/people/people";
import { invitationList, revokeInvitation } from "../api/team";
import { useActs } from "../hooks/use-acts";
import { InviteForm } from "./invite-form";
import { ReadRows } from "./read-rows";

/** Inviting somebody to the practice, and the invitations without an answer. */
export function InvitationsCard() {
  const invitations = useQuery(invitationList());
  const { busy, act } = useActs(PEOPLE);
  const revoke = (id: string) =>
    void act(async () => notify.success((await revokeInvitation(id)).message));
  return (
    <Card title="Invitaciones" flush>
      <InviteForm />
      <ReadRows
        of={invitations}
        label="Cargando las invitaciones"
        empty="No hay invitaciones sin responder."
      >
        {(rows) => (
          <ul>
            {rows.map(({ _id, email, role, expiresAt }) => (
              <li
                key={_id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3.5 last:border-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="break-all font-medium">{email}</p>
                  <p className="text-ink-soft text-sm">
                    {MEMBER_WORDS[role].name}, vence el {formatDay(expiresAt)}
                  </p>
                </div>
                <Button
                  size="sm"
                  busy={busy}
                  aria-label={`Anular la invitación de ${email}`}
                  onClick={() => revoke(_id)}
                >
                  Anular
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ReadRows>
    </Card>
  );
}
