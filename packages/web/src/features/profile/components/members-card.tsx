import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "~/components/ui/card";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { memberList, PEOPLE } from "~/lib/people/people";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { changeMember, removeMember } from "../api/team";
import { useActs } from "../hooks/use-acts";
import { MemberLine } from "./member-line";
import { ReadRows } from "./read-rows";
import { RemoveMember } from "./remove-member";

/** The members of the practice; who governs it changes their roles and removes them. */
export function MembersCard() {
  const { user } = useSession();
  const mayGovern = useMay("govern");
  const members = useQuery(memberList());
  const { busy, act } = useActs(PEOPLE);
  const [removing, setRemoving] = useState<Member>();

  const change = (member: Member, role: Member["role"]) =>
    void act(async () => notify.success((await changeMember(member._id, role)).message));
  const remove = async ({ _id }: Member, successor: string) => {
    await act(async () => notify.success((await removeMember(_id, successor)).message));
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
                {...((mayGovern || member._id === user?._id) && {
                  toDone: paths.done(member._id),
                })}
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
      {removing && (
        <RemoveMember
          member={removing}
          members={members.data ?? []}
          busy={busy}
          onRemove={(successor) => void remove(removing, successor)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}
