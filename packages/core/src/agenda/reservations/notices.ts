import { nowIso } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import type { ReservationRecord } from "./reservation.item";
import { inZone } from "./when.rules";

/** The changes by a visitor, or by expiry, of which the practice is alerted. */
type News = "requested" | "confirmed" | "cancelled" | "rescheduled" | "expired";

const SAID: Record<News, string> = {
  requested: "Pedido de turno",
  confirmed: "Turno nuevo",
  cancelled: "Turno cancelado",
  rescheduled: "Turno movido",
  expired: "Venció un pedido de turno",
};

/** The practice's alert, by the channels set for its events; none where those are disabled. */
export async function alertWrites(kept: ReservationRecord, news: News): Promise<Write[]> {
  const { events } = await Preferences.of(kept.userId);
  if (!events.enabled) return [];
  const at = nowIso();
  const draft = {
    key: `reservation ${kept._id} ${news} ${kept.sequence}`,
    at,
    primaryText: `${SAID[news]}: ${kept.name}`,
    primaryVariant: news === "cancelled" || news === "expired" ? "warning" : "info",
    secondaryText: `${kept.typeName}, ${inZone(kept.start, kept.zone)}`,
    avatarIcon: "CalendarRemove",
    sourceType: "reservation",
    sourceId: kept._id,
    folderId: kept.folderId,
    expirationDate: null,
  } as const;
  return Alerts.byChannels(kept.userId, draft, events.channels);
}
