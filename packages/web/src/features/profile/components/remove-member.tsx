import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { SelectField } from "~/components/ui/select-field";
import { useSession } from "~/lib/session/session";

type RemoveMemberProps = {
  member: Member;
  /** The members of the practice. */
  members: readonly Member[];
  busy: boolean;
  onRemove: (successor: string) => void;
  onClose: () => void;
};

/** Asks whether to remove a member, and who becomes responsible for their records. */
export function RemoveMember({ member, members, busy, onRemove, onClose }: RemoveMemberProps) {
  const { user } = useSession();
  const [successor, setSuccessor] = useState(user?._id ?? "");
  const others = members.filter(({ _id }) => _id !== member._id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Quitar a ${member.name} del estudio`}
      description="Pierde el acceso en el acto: su pantalla se cierra. Lo que cargó queda en el estudio, y su propia cuenta no cambia."
      action="Quitar"
      danger
      busy={busy}
      onConfirm={() => onRemove(successor)}
    >
      <SelectField
        label="¿A quién pasan sus causas y tareas pendientes?"
        options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={successor}
        onChange={({ target }) => setSuccessor(target.value)}
      />
    </ConfirmDialog>
  );
}
