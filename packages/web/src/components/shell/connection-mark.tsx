import { CircleAlert, Radio, RefreshCw, WifiOff } from "lucide-react";
import { cn } from "~/lib/cn";
import { type ConnectionState, connection } from "~/lib/realtime/state";
import { useStore } from "~/lib/store";

const live = {
  icon: Radio,
  text: "En vivo",
  help: "En vivo: lo que cambia aparece solo.",
};
const arriving = {
  icon: RefreshCw,
  text: "Conectando",
  help: "Conectando: lo que ves puede no ser lo último.",
};

const WORDS: Record<ConnectionState, typeof live> = {
  authenticated: live,
  connecting: arriving,
  connected: arriving,
  reconnecting: {
    icon: RefreshCw,
    text: "Reconectando",
    help: "Reconectando: podés seguir trabajando.",
  },
  disconnected: {
    icon: WifiOff,
    text: "Sin conexión",
    help: "Sin conexión en vivo: recargá para ver lo último.",
  },
  error: {
    icon: CircleAlert,
    text: "Sin avisos en vivo",
    help: "No pudimos conectar en vivo: podés seguir trabajando; recargá para ver lo último.",
  },
};

const CALM = new Set<ConnectionState>(["authenticated", "connecting", "connected"]);

/** Whether this screen receives changes as they happen: an icon if it does, words if not. */
export function ConnectionMark() {
  const { state } = useStore(connection);
  const { icon: Icon, text, help } = WORDS[state];
  const calm = CALM.has(state);
  return (
    <div
      role="status"
      title={help}
      data-connection={state}
      className={cn(
        "flex h-9 items-center gap-1.5 px-2 text-sm [&_svg]:size-4 [&_svg]:shrink-0",
        calm ? "text-ink-faint" : "text-ink-soft",
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      <span className={cn(calm ? "sr-only" : "hidden lg:inline")}>{text}</span>
      {!calm && <span className="sr-only lg:hidden">{text}</span>}
    </div>
  );
}
