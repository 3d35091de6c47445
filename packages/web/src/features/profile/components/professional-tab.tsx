import type { Skill } from "@foja/core/accounts/users/user.schema";
import { BadgeCheck, Trash2 } from "lucide-react";
import { useState } from "react";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { setUser, useSession } from "~/lib/session/session";
import { deleteSkill } from "../api/skills";
import { formatCuit } from "../lib/cuit";
import { NoticeFields, ProfileForm } from "./profile-form";
import { SkillForm } from "./skill-form";

/** The person's registrations: licences, specialties, tax identity. */
export function ProfessionalTab() {
  const { user } = useSession();
  const [leaving, setLeaving] = useState<Skill>();
  if (!user) return null;
  return (
    <div className="space-y-6">
      <Card title="Datos profesionales" flush>
        {user.skills.length === 0 ? (
          <EmptyState icon={<BadgeCheck />} className="py-10">
            Todavía no agregaste ninguna matrícula ni especialidad.
          </EmptyState>
        ) : (
          <ul>
            {user.skills.map((skill) => (
              <SkillLine key={skill._id} skill={skill} onDelete={() => setLeaving(skill)} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Agregar un dato">
        <SkillForm />
      </Card>
      <Card title="Domicilios de tus escritos">
        <ProfileForm user={user} Fields={NoticeFields} />
      </Card>
      {leaving && <DeleteSkill skill={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

function SkillLine({ skill, onDelete }: { skill: Skill; onDelete: () => void }) {
  const { name, taxCode, taxCondition, registrationNumber } = skill;
  const aside = [
    registrationNumber && `Matrícula ${registrationNumber}`,
    taxCode && `CUIT ${formatCuit(taxCode)}`,
    taxCondition,
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-4 border-b px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{name}</p>
        {aside.length > 0 && <p className="text-ink-soft">{aside.join(" · ")}</p>}
      </div>
      <IconButton label={`Eliminar ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function DeleteSkill({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { user, message } = await deleteSkill(skill._id);
      setUser(user);
      notify.success(message);
    } catch (error) {
      notify.error(messageOf(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Eliminar este dato profesional"
      description={`«${skill.name}» deja de figurar en tu perfil. Podés volver a cargarlo cuando quieras.`}
      action="Eliminar"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
