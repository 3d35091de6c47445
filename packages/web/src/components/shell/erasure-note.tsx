import { Trash2 } from "lucide-react";
import { Link } from "~/components/ui/link";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

/** Says on every page that the account is about to be erased, while that can be cancelled. */
export function ErasureNote() {
  const { user } = useSession();
  return (
    <div role="status">
      {user?.erasureAt && (
        <p className="flex items-center gap-2.5 border-b bg-danger-wash px-4 py-2 text-ink text-sm sm:px-6">
          <Trash2 aria-hidden className="size-4 shrink-0 text-danger" />
          <span>
            Tu cuenta se borra el {formatMoment(user.erasureAt)}.{" "}
            <Link
              to={paths.account("settings")}
              className="font-medium underline underline-offset-2"
            >
              Descargá tus datos o deshacelo
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
