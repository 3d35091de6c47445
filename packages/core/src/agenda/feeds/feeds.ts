import { randomBytes } from "node:crypto";
import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { digest } from "../../kernel/digest";
import {
  commit,
  feedKey,
  get,
  getMany,
  type Item,
  insert,
  remove,
  removeAny,
  replace,
  tryCommit,
} from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { MOST_PAGED, octetsOf } from "../../kernel/octets";
import { asSeenBy } from "../../kernel/seen-by";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { Events } from "../../practice/events";
import { Tasks } from "../../practice/tasks";
import { doorKey, type FeedDoor, type FeedItem, toDoor, toFeed } from "./feed.item";
import { aboutOf, entryOfTask } from "./feed.rules";
import type { Feed, NewFeed } from "./feed.schema";
import { calendar, entryLines } from "./ics.rules";

/** How often a read is stored at most, in ms: programs may read every few minutes. */
const NOTED_EVERY_MS = 15 * 60_000;

const missing = () =>
  new AppError("feed.not_found", "Esa dirección de calendario no existe o dejó de valer.");

const shown = ({ createdAt, lastReadAt }: Feed): Feed => ({ createdAt, lastReadAt });

/** The signed-in person's feed of the practice, or null. */
export async function current(): Promise<Feed | null> {
  const item = await own();
  return item ? shown(item) : null;
}

function own(): Promise<FeedItem | undefined> {
  const { ownerId, userId } = useUser();
  return get<FeedItem>(feedKey(ownerId, userId));
}

/** Creates the feed's secret address, returned only here, and revokes the previous one. */
export async function open(): Promise<NewFeed> {
  const maker = useUser();
  const token = randomBytes(32).toString("base64url");
  const read = await own();
  const item = toFeed(maker, digest(token), nowIso());
  await commit(
    read ? replace(item, read) : insert(item),
    insert(toDoor(maker, item.digest)),
    ...(read ? [removeAny(doorKey(read.digest))] : []),
  );
  const url = new URL(`/api/calendar/feed/${token}.ics`, env().APP_URL).href;
  return { ...shown(item), url };
}

/** Deletes the feed: its address no longer works. Without a feed it does nothing. */
export async function close(): Promise<void> {
  const read = await own();
  if (read) await commit(remove(read), removeAny(doorKey(read.digest)));
}

/**
 * The response of a secret address: the agenda from one year back to two ahead, in RFC 5545, as the
 * person who created the address sees it, and an ETag for it. Throws `feed.not_found` for any
 * address but the current one, where that person left the practice, and while they lack the factor that it
 * demands.
 */
export async function read(token: string): Promise<{ text: string; tag: string }> {
  const hash = digest(token);
  const door = await get<FeedDoor>(doorKey(hash));
  if (!door) throw missing();
  const { ownerId } = door;
  const [item, founder] = await Promise.all([
    get<FeedItem>(feedKey(ownerId, door.personId ?? ownerId)),
    Users.find(ownerId),
  ]);
  if (item?.digest !== hash || founder?.status !== "active") throw missing();
  const personId = item.personId ?? ownerId;
  if (personId !== ownerId) await assertThere(ownerId, personId);
  const entries = await asSeenBy(ownerId, personId, () => entriesOf(ownerId));
  const text = calendar("Foja: agenda", entries);
  await note(item);
  return { text, tag: digest(text) };
}

/** It has no session: what a request asks of whom it acts for is asked here. */
async function assertThere(ownerId: string, personId: string): Promise<void> {
  const [place, person] = await Promise.all([
    getMany<Item>(Sessions.placeKeys(personId, ownerId)),
    Users.find(personId),
  ]);
  const { member, lacksFactor } = Sessions.standingIn(personId, ownerId, place);
  if (!member || lacksFactor || person?.status !== "active") throw missing();
}

/** The entries as text, as many as one response can carry: first what falls due, then events. */
async function entriesOf(ownerId: string): Promise<string> {
  const today = dayOf(now());
  const [from, to] = [addDays(today, -365), addDays(today, 731)];
  const entries: string[] = [];
  let octets = 0;
  for await (const entry of written(ownerId, from, to)) {
    octets += octetsOf(entry);
    if (octets > MOST_PAGED) break;
    entries.push(entry);
  }
  return entries.join("");
}

async function* written(ownerId: string, from: string, to: string): AsyncGenerator<string> {
  for await (const task of Tasks.due(ownerId, from, to)) yield entryLines(entryOfTask(task));
  for await (const event of Events.agenda(ownerId, startOfDay(from), startOfDay(to))) {
    const { title, type, place, link } = event;
    const words = { title, description: aboutOf(event), categories: type.toUpperCase() };
    yield entryLines({ ...event, ...words, location: place, url: link, uid: event._id });
  }
}

async function note(item: FeedItem): Promise<void> {
  const last = item.lastReadAt ? Date.parse(item.lastReadAt) : 0;
  if (now() - last < NOTED_EVERY_MS) return;
  // Refused where another request stored its read, or a new address was created.
  await tryCommit(replace({ ...item, lastReadAt: nowIso() }, item));
}
