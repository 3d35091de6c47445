import { isDay } from "@foja/core/kernel/day.rules";
import type { AlertVariant } from "@foja/core/telling/alerts/alert.schema";
import { withoutDue } from "@foja/core/telling/alerts/due-line.rules";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import { ALERT_VARIANTS } from "@foja/core/telling/alerts/variant.rules";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CourtDays } from "~/lib/court/court-days";
import { loadCourtDays } from "~/lib/court/use-court-days";
import { dueOf, today } from "~/lib/due";
import { formatNumber } from "~/lib/format";
import { type Notice, notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { onFrame } from "~/lib/realtime/frames";
import { newCrowd } from "./crowd";
import { ALERTS, readAlert } from "./queries";

/** Alerts that are pending, or of one cause, arrive in several frames: they are judged together. */
const GATHER_MS = 200;

/** Shows a snackbar for alerts that arrive while the page is open, or were pending. */
export function useAlertNotices(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const judge = newCrowd();
    const arrived = gathering<unknown>((payloads) => {
      const count = judge(payloads.length, Date.now());
      if (count > 0) showCrowd(count);
      else for (const payload of payloads) void showAlert(payload, cache);
    });
    const pending = gathering<number>((counts) => {
      const count = counts.reduce((sum, one) => sum + one, 0);
      // Whoever has just signed in reads first that they have.
      notify.info(pendingText(count), undefined, undefined, { waits: true });
    });
    const stops = [
      onFrame("new_alert", arrived.add),
      onFrame("pending_alerts", (payload) => {
        const count = pendingIn(payload);
        if (count > 0) pending.add(count);
      }),
      arrived.stop,
      pending.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache]);
}

/** Hands over together what is added within a moment. */
function gathering<T>(hand: (added: T[]) => void) {
  let added: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    const whole = added;
    [added, timer] = [[], undefined];
    hand(whole);
  };
  return {
    add: (one: T) => {
      added.push(one);
      timer ??= setTimeout(end, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

export const pendingText = (count: number): string =>
  count === 1
    ? "Recibida 1 notificación pendiente"
    : `Recibidas ${count} notificaciones pendientes`;

const showCrowd = (count: number) =>
  notify.info(`${formatNumber(count)} avisos`, undefined, ALL, { id: "alerts" });

const ALL = { label: "Ver", to: paths.alerts };

async function showAlert(payload: unknown, cache: QueryClient): Promise<void> {
  // The court's days are large, and only a past date is told by them.
  const court = isPast(payload) ? await loadCourtDays() : undefined;
  const { text, variant } = noticeOf(payload, court);
  notify[variant](text, undefined, wayTo(payload, cache));
}

type PushedAlert = Partial<
  Record<
    | "_id"
    | "primaryText"
    | "primaryVariant"
    | "secondaryText"
    | "sourceType"
    | "sourceId"
    | "folderId"
    | "expirationDate",
    unknown
  >
>;

const asAlert = (payload: unknown): PushedAlert =>
  typeof payload === "object" && payload !== null ? payload : {};

/** Whether an alert is of a due date before today; an event passes without being overdue. */
function isPast(payload: unknown): boolean {
  const { expirationDate, sourceType } = asAlert(payload);
  const day = textOf(expirationDate);
  return day !== undefined && isDay(day) && day < today() && sourceType !== "event";
}

/** The text of an alert, which is as old as the alert itself: what is past is not told as future. */
function textToday(payload: unknown, court?: CourtDays): string {
  const { primaryText, expirationDate } = asAlert(payload);
  const text = textOf(primaryText) ?? "Nueva notificación recibida";
  if (!isPast(payload) || typeof expirationDate !== "string") return text;
  return `${dueOf(expirationDate, today(), court).text}: ${withoutDue(text)}`;
}

/** The text and severity of the snackbar of a new alert; of a past date, with the court's days. */
export function noticeOf(
  payload: unknown,
  court?: CourtDays,
): { text: string; variant: AlertVariant } {
  const { primaryVariant } = asAlert(payload);
  return {
    text: textToday(payload, court),
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
