import { randomBytes, randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { commit, put, removeAny } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { openCalendar } from "../../kernel/ports/calendar";
import { stopChannel } from "../../kernel/ports/google-call";
import { type Connection, type ConnectionItem, Google } from "../google";

type Channel = Connection["channels"][number];

/** A channel is replaced two days before it closes. */
const AHEAD_MS = 2 * 24 * 3600_000;
const WEEK_MS = 7 * 24 * 3600_000;

/** Google posts to https only; its stand-in posts anywhere. */
function canWatch(): boolean {
  const { APP_URL, GOOGLE_CALENDAR_URL } = env();
  const isReal = new URL(GOOGLE_CALENDAR_URL).hostname.endsWith(".googleapis.com");
  return APP_URL.startsWith("https:") || !isReal;
}

const lasts = ({ expiresAt }: Channel) => Date.parse(expiresAt) > now() + AHEAD_MS;

/**
 * Opens a channel on which Google notifies changes, where none lasts; the previous one is closed
 * once the new one is open. Returns whether it opened one.
 */
export async function keepChannel(link: ConnectionItem): Promise<boolean> {
  if (!canWatch() || link.channels.some(lasts)) return false;
  const { ownerId } = link;
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  const door = { ownerId, digest: digest(token), resourceId: null };
  // Stored before the request: its first post may arrive before its response.
  await commit(put(Google.toDoor(id, door, now() + WEEK_MS)));
  const address = new URL("/api/webhooks/google-calendar", env().APP_URL).href;
  const opened = await Google.withAccess(link, (access) =>
    openCalendar(access).watch({ id, token, address }),
  );
  const { resourceId, expiresAt } = opened;
  const before = link.channels;
  await Google.edit(ownerId, () => ({ channels: [{ id, resourceId, expiresAt }] }));
  await commit(put(Google.toDoor(id, { ...door, resourceId }, Date.parse(expiresAt))));
  for (const old of before) await close(link, old);
  return true;
}

async function close(link: ConnectionItem, channel: Channel): Promise<void> {
  // It closes by itself within two days.
  await Google.withAccess(link, (token) => stopChannel(token, channel)).catch(() => undefined);
  await commit(removeAny(Google.doorKey(channel.id)));
}
