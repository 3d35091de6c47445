import type { AlertVariant } from "@foja/core/telling/alerts/alert.schema";
import { ALERT_VARIANTS } from "@foja/core/telling/alerts/variant.rules";
import { useEffect } from "react";
import { notify } from "~/lib/notify";
import { onFrame } from "~/lib/realtime/frames";

/** Pending alerts come in several frames: they are shown as one notice. */
const GATHER_MS = 200;

/** Shows a snackbar for alerts that arrive while the page is open, and for those that waited for it. */
export function useAlertNotices(): void {
  useEffect(() => {
    let waited = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellWaited = () => {
      notify.info(`Recibidas ${waited} notificaciones pendientes`);
      waited = 0;
      timer = undefined;
    };
    const stops = [
      onFrame("new_alert", (payload) => {
        const { text, variant } = noticeOf(payload);
        notify[variant](text);
      }),
      onFrame("pending_alerts", (payload) => {
        const count = pendingIn(payload);
        if (count === 0) return;
        waited += count;
        timer ??= setTimeout(tellWaited, GATHER_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}

type PushedAlert = { _id?: unknown; primaryText?: unknown; primaryVariant?: unknown };

const asAlert = (payload: unknown): PushedAlert =>
  typeof payload === "object" && payload !== null ? payload : {};

/** What the snackbar of a new alert says, and how gravely. */
export function noticeOf(payload: unknown): { text: string; variant: AlertVariant } {
  const { primaryText, primaryVariant } = asAlert(payload);
  return {
    text:
      typeof primaryText === "string" && primaryText ? primaryText : "Nueva notificación recibida",
    variant: ALERT_VARIANTS.find((variant) => variant === primaryVariant) ?? "info",
  };
}

/** How many alerts a frame of pending ones holds: what is no list, or no alert, is none. */
export function pendingIn(payload: unknown): number {
  if (!Array.isArray(payload)) return 0;
  return payload.map(asAlert).filter(({ _id, primaryText }) => _id || primaryText).length;
}
