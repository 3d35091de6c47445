import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { notify } from "~/lib/notify";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { changeMember, memberList, removeMember, TEAM } from "../api/team";
import { useActs } from "../hooks/use-acts";
import { MemberLine } from "./member-line";
import { ReadRows } from "./read-rows";

/** Everybody of the practice; who heads it changes their roles and removes them. */
export function MembersCard() {
  const { user } = useSession();
  const mayGovern = useMay("govern");
  const members = useQuery(memberList());
  const { busy, act } = useActs(TEAM);
  const [removing, setRemoving] = useState<Member>();

  const change = (member: Member, role: Member["role"]) =>
    void act(async () => notify.success((await changeMember(member._id, role)).message));
  const remove = async () => {
    if (!removing) return;
    await act(async () => notify.success((await removeMember(removing._id)).message));
    setRemoving(undefined);
  };
  return (
    <Card title="Personas del estudio" flush>
      <ReadRows of={members} label="Cargando las personas del estudio">
        {(rows) => (
          <ul>
            {rows.map((member) => (
              <MemberLine
                key={member._id}
                member={member}
                isSelf={member._id === user?._id}
                busy={busy}
                {...(mayGovern && {
                  onRole: (role) => change(member, role),
                  onRemove: () => setRemoving(member),
                })}
              />
            ))}
          </ul>
        )}
      </ReadRows>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={`Quitar a ${removing?.name ?? ""} del estudio`}
        description="Pierde el acceso en el acto: su pantalla se cierra. Lo que cargó queda en el estudio, y su propia cuenta no cambia."
        action="Quitar"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}
