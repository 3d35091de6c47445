import { useQuery } from "@tanstack/react-query";
import { CalendarSync, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { getGoogle } from "~/lib/google-link";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { tabStorage } from "~/lib/storage";
import { useIdle } from "~/lib/use-idle";

const WORDS = {
  revoked: {
    ask: "Reconectá tu calendario",
    why: "El permiso en Google ya no vale. No se eliminó nada.",
  },
  paused: {
    ask: "Google en pausa: decidí qué se elimina",
    why: "Hasta entonces no sincronizamos.",
  },
};

/** The key of the note that a person closed, until the tab closes. */
const CLOSED = "foja.google-note";

/** What the person has to do about the link with Google, on every page; nothing if all is well. */
export function GoogleNote() {
  const { user } = useSession();
  const idle = useIdle();
  const mayGovern = useMay("govern");
  const { data } = useQuery({
    ...getGoogle(user?._id ?? ""),
    enabled: idle && mayGovern && Boolean(user),
  });
  const [closed, setClosed] = useState(() => tabStorage.get(CLOSED));
  const state = data?.state === "revoked" || data?.state === "paused" ? data.state : undefined;
  const close = () => {
    tabStorage.set(CLOSED, state ?? "");
    setClosed(state ?? null);
  };
  return (
    <div role="status">
      {state && state !== closed && (
        <div className="flex items-center gap-2.5 border-b bg-warn-wash px-4 py-1 text-ink text-sm sm:px-6">
          <CalendarSync aria-hidden className="size-4 shrink-0 text-warn" />
          <p className="min-w-0 flex-1">
            <Link to={paths.calendar.google} className="font-medium underline underline-offset-2">
              {WORDS[state].ask}
            </Link>
            <span className="max-sm:hidden">. {WORDS[state].why}</span>
          </p>
          <IconButton label="Cerrar este aviso" size="sm" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
