import { Practices } from "../../accounts/practices";
import { now, nowIso } from "../../kernel/clock";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { unseal } from "../../kernel/ports/envelope";
import { type Access, renew } from "../../kernel/ports/google-grant";
import { Alerts } from "../../telling/alerts";
import { GOOGLE } from "../../telling/alerts/place.rules";
import type { ConnectionItem } from "./connection.item";
import { edit } from "./connections";

/** Access tokens by practice and grant, until they expire. They are stored nowhere else. */
const held = new Map<string, Access>();
const MOST_HELD = 1000;

const nameOf = ({ ownerId, linkedAt }: ConnectionItem) => `${ownerId} ${linkedAt}`;

/**
 * An access token of a link. Throws a `GoogleFault` of kind `grant` where the grant was revoked,
 * and where the person who gave it left the practice.
 */
export async function accessOf(link: ConnectionItem): Promise<string> {
  if (!(await Practices.isOf(link.userId, link.ownerId))) throw new GoogleFault("grant");
  const known = held.get(nameOf(link));
  if (known && known.until > now()) return known.token;
  if (!link.refreshToken) throw new GoogleFault("grant");
  const access = await renew(await unseal(link.refreshToken, link.ownerId));
  keep(link, access);
  return access.token;
}

function keep(link: ConnectionItem, access: Access): void {
  held.set(nameOf(link), access);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

/** Runs a function with an access token, and again with a new one where Google rejected it. */
export async function withAccess<T>(
  link: ConnectionItem,
  work: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(await accessOf(link));
  } catch (error) {
    const ended = error instanceof GoogleFault && error.kind === "grant";
    if (!ended || !held.delete(nameOf(link))) throw error;
    return work(await accessOf(link));
  }
}

const LOST =
  "El permiso que tenía Foja en Google ya no vale. Reconectá tu calendario para seguir sincronizando.";

/** Marks a grant as revoked, and notifies it once: in Foja, on the devices and by mail. */
export async function loseGrant(ownerId: string, linkedAt: string): Promise<void> {
  const draft = {
    key: `google-revoked:${linkedAt}`,
    at: linkedAt,
    primaryText: "Reconectá tu calendario",
    primaryVariant: "error",
    secondaryText: LOST,
    avatarIcon: "CalendarRemove",
    sourceType: "account",
    sourceId: GOOGLE,
    folderId: null,
    expirationDate: null,
  } as const;
  await edit(ownerId, (read) =>
    read.linkedAt === linkedAt && read.status !== "disconnected"
      ? { status: "revoked", refreshToken: null, lastError: LOST, lease: null, nextAt: nowIso() }
      : {},
  );
  const everywhere = { app: true, push: true, email: true };
  await Alerts.tryRaise(Alerts.byChannels(ownerId, draft, everywhere));
}
