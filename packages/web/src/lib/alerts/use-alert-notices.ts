import type { AlertVariant } from "@foja/core/telling/alerts/alert.schema";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import { ALERT_VARIANTS } from "@foja/core/telling/alerts/variant.rules";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Notice, notify } from "~/lib/notify";
import { onFrame } from "~/lib/realtime/frames";
import { ALERTS, readAlert } from "./queries";

/** Pending alerts arrive in several frames: they are shown as one notice. */
const GATHER_MS = 200;

/** Shows a snackbar for alerts that arrive while the page is open, or were pending. */
export function useAlertNotices(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let waited = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showWaited = () => {
      notify.info(`Recibidas ${waited} notificaciones pendientes`);
      waited = 0;
      timer = undefined;
    };
    const stops = [
      onFrame("new_alert", (payload) => {
        const { text, variant } = noticeOf(payload);
        notify[variant](text, undefined, wayTo(payload, cache));
      }),
      onFrame("pending_alerts", (payload) => {
        const count = pendingIn(payload);
        if (count === 0) return;
        waited += count;
        timer ??= setTimeout(showWaited, GATHER_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [cache]);
}

type PushedAlert = Partial<
  Record<
    | "_id"
    | "primaryText"
    | "primaryVariant"
    | "secondaryText"
    | "sourceType"
    | "sourceId"
    | "folderId",
    unknown
  >
>;

const asAlert = (payload: unknown): PushedAlert =>
  typeof payload === "object" && payload !== null ? payload : {};

/** The text and severity of the snackbar of a new alert. */
export function noticeOf(payload: unknown): { text: string; variant: AlertVariant } {
  const { primaryText, primaryVariant } = asAlert(payload);
  return {
    text:
      typeof primaryText === "string" && primaryText ? primaryText : "Nueva notificación recibida",
    variant: ALERT_VARIANTS.find((variant) => variant === primaryVariant) ?? "info",
  };
}

/** The link of a new alert's snackbar, and its case; undefined for sources without a screen. */
export function linkOf(payload: unknown): Notice["link"] {
  const { secondaryText, sourceType, sourceId, folderId } = asAlert(payload);
  const to = placeOf({
    sourceType: textOf(sourceType) ?? "",
    sourceId: textOf(sourceId) ?? null,
    folderId: textOf(folderId) ?? null,
  });
  return to === undefined ? undefined : { label: "Ver", to, about: textOf(secondaryText) };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;

/** Like `linkOf`; following the link also marks the alert as read. */
function wayTo(payload: unknown, cache: QueryClient): Notice["link"] {
  const link = linkOf(payload);
  const id = textOf(asAlert(payload)._id);
  if (!link || !id) return link;
  const refresh = () => cache.invalidateQueries({ queryKey: [...ALERTS] });
  // If the request fails, the alert only stays unread in the bell.
  return { ...link, follow: () => void readAlert(id).then(refresh, refresh) };
}

/** The number of alerts in a frame of pending ones; what is no list or no alert counts as none. */
export function pendingIn(payload: unknown): number {
  if (!Array.isArray(payload)) return 0;
  return payload.map(asAlert).filter(({ _id, primaryText }) => _id || primaryText).length;
}
