import { useOwner } from "../../kernel/actor";
import { AppError } from "../../kernel/error";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { type Busy, freeBusy } from "../../kernel/ports/google-call";
import { loseGrant, withAccess } from "./access";
import { find } from "./connections";

/** The longest range asked at once, in ms: Google answers for less than three months. */
const MOST_MS = 60 * 24 * 3600_000;

/**
 * When the practice is busy between two instants (UTC ISO), in its own Google calendar and in the
 * chosen ones; empty for a practice without a link. Throws `calendar.unreachable` where Google
 * cannot be read, because those times may not be free.
 */
export async function busyTimes(from: string, to: string): Promise<Busy[]> {
  const link = await find(useOwner());
  if (!link || link.status === "disconnected") return [];
  if (link.status === "revoked") throw unreachable();
  const ids = ["primary", ...link.busyCalendars];
  try {
    return await withAccess(link, async (token) => {
      const parts = await Promise.all(spans(from, to).map((span) => freeBusy(token, ids, span)));
      return parts.flat();
    });
  } catch (error) {
    if (!(error instanceof GoogleFault)) throw error;
    if (error.kind === "grant") await loseGrant(link.ownerId, link.linkedAt);
    throw unreachable();
  }
}

function spans(from: string, to: string): [string, string][] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(1, Math.ceil((end - start) / MOST_MS));
  return Array.from({ length: count }, (_, n) => [
    new Date(start + n * MOST_MS).toISOString(),
    new Date(Math.min(end, start + (n + 1) * MOST_MS)).toISOString(),
  ]);
}

const unreachable = () =>
  new AppError(
    "calendar.unreachable",
    "No pudimos consultar Google Calendar, así que no sabemos si ese horario está libre. Probá de nuevo en unos minutos.",
    { retryAfter: 60 },
  );
