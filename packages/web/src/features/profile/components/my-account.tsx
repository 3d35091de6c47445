import type { User } from "@foja/core/accounts/users/user.schema";
import { Pencil } from "lucide-react";
import { Avatar } from "~/components/avatar";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatDate, formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { PROFILE_FIELDS } from "../lib/profile-form";

/** The account's personal data, which the profile's form changes. */
export function MyAccount() {
  const { user } = useSession();
  if (!user) return null;
  const edit = (
    <ButtonLink to={paths.profile("personal")} size="sm">
      <Pencil aria-hidden /> Editar en Perfil
    </ButtonLink>
  );
  return (
    <Card title="Mis datos" actions={edit}>
      <div className="mb-5 flex items-center gap-4 border-b pb-5">
        <Avatar user={user} className="size-12" />
        <div className="min-w-0">
          <p className="truncate font-serif text-[1.25rem] leading-7">{user.name}</p>
          <p className="break-all text-ink-soft">{user.email}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4">
        {factsOf(user).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-faint text-sm">{label}</dt>
            <dd className="mt-0.5 break-words">
              {value ?? <span className="text-ink-faint">Sin dato</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const factsOf = (user: User): [string, string | null][] => [
  [PROFILE_FIELDS.firstName, user.firstName],
  [PROFILE_FIELDS.lastName, user.lastName],
  [PROFILE_FIELDS.dob, user.dob && formatDate(user.dob)],
  [PROFILE_FIELDS.contact, user.contact],
  [PROFILE_FIELDS.designation, user.designation],
  [PROFILE_FIELDS.address, user.address],
  [PROFILE_FIELDS.state, user.state],
  [PROFILE_FIELDS.country, user.country],
  ["Cuenta abierta el", formatDay(user.createdAt)],
];
