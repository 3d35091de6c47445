import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { X } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { Select } from "~/components/ui/select-field";
import { formatDay } from "~/lib/format";
import { MEMBER_OPTIONS, MEMBER_WORDS } from "~/lib/member-words";

type MemberLineProps = {
  member: Member;
  isSelf: boolean;
  busy: boolean;
  /** The link to their acts, for who may see them. */
  toDone?: string;
  /** Absent for who may not change roles. */
  onRole?: (role: Member["role"]) => void;
  onRemove?: () => void;
};

/** A member of the practice: name, role, and since when. */
export function MemberLine({ member, isSelf, toDone, busy, onRole, onRemove }: MemberLineProps) {
  const { name, email, role, founder, since, hasFactor } = member;
  // The founder stays titular, and one leaves the practice oneself.
  const stays = founder || isSelf;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3.5 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-medium">{name}</span>
          {isSelf && <Badge tone="accent">Vos</Badge>}
          {hasFactor !== undefined && (
            <Badge tone={hasFactor ? "ok" : "warn"}>
              {hasFactor ? "Con segundo factor" : "Sin segundo factor"}
            </Badge>
          )}
        </p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <p className="text-ink-faint text-sm">
          {founder ? "Fundó el estudio el" : "Es parte desde el"} {formatDay(since)}
        </p>
        {toDone && (
          <Link
            to={toDone}
            className="link text-sm"
            aria-label={isSelf ? undefined : `Ver su actividad: ${name}`}
          >
            {isSelf ? "Ver tu actividad" : "Ver su actividad"}
          </Link>
        )}
      </div>
      {stays || !onRole ? (
        <p className="text-ink-soft">{MEMBER_WORDS[role].name}</p>
      ) : (
        <div className="flex items-center gap-2">
          <Select
            aria-label={`Rol de ${name}`}
            className="w-48"
            options={MEMBER_OPTIONS}
            value={role}
            disabled={busy}
            onChange={({ target }) => onRole(target.value as Member["role"])}
          />
          <IconButton label={`Quitar a ${name} del estudio`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}
