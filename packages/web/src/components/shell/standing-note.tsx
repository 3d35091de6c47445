import { CreditCard } from "lucide-react";
import { Link } from "~/components/ui/link";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

/** Says on every page that the plan could not be charged, until it is. */
export function StandingNote() {
  const { subscription } = useSession();
  const grace = subscription?.grace;
  return (
    <div role="status">
      {grace && (
        <p className="flex items-center gap-2.5 border-b bg-warn-wash px-4 py-2 text-ink text-sm sm:px-6">
          <CreditCard aria-hidden className="size-4 shrink-0 text-warn" />
          <span>
            No pudimos cobrar tu plan desde el {formatDay(grace.since)}.{" "}
            <Link
              to={paths.account("settings")}
              className="font-medium underline underline-offset-2"
            >
              Revisá la tarjeta
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
