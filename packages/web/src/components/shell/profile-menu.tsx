import { CircleUserRound, LogOut, Receipt, Settings2, ShieldCheck, UsersRound } from "lucide-react";
import { Link } from "~/components/ui/link";
import { Menu, MenuHeading, MenuItem, MenuSeparator } from "~/components/ui/menu";
import { Skeleton } from "~/components/ui/skeleton";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { administers } from "~/lib/session/guards";
import { guestOf } from "~/lib/session/may";
import { signOut, useSession } from "~/lib/session/session";
import { Avatar } from "../avatar";
import { PracticeChoice } from "./practice-choice";

const links = [
  { label: "Ver Perfil", to: paths.profile(), icon: CircleUserRound },
  { label: "Ver Cuenta", to: paths.account(), icon: Settings2 },
  { label: "Equipo y rol", to: paths.account("role"), icon: UsersRound },
  { label: "Suscripción", to: paths.account("settings"), icon: Receipt },
];

const HERE_ONLY =
  "Cerraste la sesión en este dispositivo. El servidor no respondió: Foja lo vuelve a intentar.";

/** Who is signed in, with links to their pages and the sign-out. */
export function ProfileMenu() {
  const session = useSession();
  const { user } = session;
  const practice = guestOf(session);
  if (!user) return <Skeleton className="ms-1 size-8 rounded-full" />;
  const leave = async () => {
    const isEnded = await signOut();
    if (isEnded) notify.success("Sesión cerrada correctamente");
    else notify.warning(HERE_ONLY);
  };
  const trigger = (
    <button type="button" aria-label="Mi cuenta" className="ms-1 rounded-full">
      <Avatar user={user} />
    </button>
  );
  return (
    <Menu trigger={trigger} label="Mi cuenta">
      <MenuHeading>
        <span className="block truncate font-medium">{user.name || user.email}</span>
        <span className="block max-w-56 truncate font-normal text-ink-faint text-sm">
          {user.email}
        </span>
        {practice && (
          <span className="block max-w-56 break-words font-normal text-ink-soft text-sm">
            en {practice.name}
          </span>
        )}
      </MenuHeading>
      <PracticeChoice />
      <MenuSeparator />
      {links.map(({ label, to, icon: Icon }) => (
        <MenuItem key={label} asChild>
          <Link to={to}>
            <Icon aria-hidden /> {label}
          </Link>
        </MenuItem>
      ))}
      {administers(user) && (
        <MenuItem asChild>
          <Link to={paths.admin.users}>
            <ShieldCheck aria-hidden /> Administración
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden className="rtl:-scale-x-100" /> Cerrar Sesión
      </MenuItem>
    </Menu>
  );
}
