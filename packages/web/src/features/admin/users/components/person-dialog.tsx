import type { Person } from "@foja/core/operations/people/people.schema";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "~/components/ui/badge";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatDay, formatMoment } from "~/lib/format";
import { readPerson } from "../api/people";
import { ROLE_NAMES, STATUS_MARKS } from "../lib/words";
import { PersonAccount } from "./person-account";
import { PersonAudit } from "./person-audit";
import { PersonData } from "./person-data";
import { PersonPlan } from "./person-plan";

type PersonDialogProps = { userId: string; onClose: () => void };

/** One account: its plan, its sessions, and the administrators' actions on it. */
export function PersonDialog({ userId, onClose }: PersonDialogProps) {
  const { data, error } = useQuery(readPerson(userId));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={data ? data.user.name || data.user.email : "Usuario"}
      description={data?.user.email}
    >
      {error && <p className="text-danger">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && (
        <div className="space-y-8">
          <Facts {...data} />
          <PersonPlan userId={userId} person={data} />
          <PersonAccount userId={userId} person={data} />
          <PersonData userId={userId} person={data} />
          <PersonAudit entries={data.audit} />
        </div>
      )}
    </Dialog>
  );
}

const Facts = ({ user, sessions }: Person) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
    <Badge tone={STATUS_MARKS[user.status].tone}>{STATUS_MARKS[user.status].text}</Badge>
    <span>{ROLE_NAMES[user.role]}</span>
    <span>desde el {formatDay(user.createdAt)}</span>
    {sessions[0] && <span>visto el {formatMoment(sessions[0].lastSeenAt)}</span>}
  </p>
);
