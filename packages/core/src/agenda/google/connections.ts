import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  getMany,
  type Item,
  insert,
  isStale,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import {
  type Connection,
  type ConnectionItem,
  connectionKey,
  type Listed,
  toItem,
} from "./connection.item";
import type { GoogleStatus, SyncStats } from "./connection.schema";

export const NOTHING_DONE: SyncStats = { created: 0, updated: 0, deleted: 0, imported: 0 };

export const NOTHING_LISTED: Listed = { found: null, tooLong: [], tooMany: 0 };

/** The link of a practice, whatever its state; undefined where it never had one. */
export const find = (ownerId: string): Promise<ConnectionItem | undefined> =>
  get<ConnectionItem>(connectionKey(ownerId));

/** The link of a practice, and whether its plan includes the synchronisation. */
export async function findInPlan(ownerId: string) {
  const keys = [connectionKey(ownerId), Plans.usageKey(ownerId)];
  const [link, usage] = await getMany<Item>(keys);
  return {
    link: link as ConnectionItem | undefined,
    inPlan: Plans.hasFeature(usage, "calendarSync"),
  };
}

/** The link, unless it was disconnected. Throws `google.not_linked`. */
export async function linked(ownerId: string): Promise<ConnectionItem> {
  const found = await find(ownerId);
  if (!found || found.status === "disconnected") throw notLinked();
  return found;
}

export const notLinked = () =>
  new AppError("google.not_linked", "User is not signed in to Google Calendar");

type Edit = (read: ConnectionItem) => Partial<Connection>;

/** Changes the current link, together with other writes. Throws `google.not_linked`. */
export function edit(ownerId: string, with_: Edit, ...beside: Write[]): Promise<ConnectionItem> {
  return again(async () => {
    const read = await find(ownerId);
    if (!read) throw notLinked();
    const next = toItem({ ...connectionOf(read), ...with_(read) }, read.version);
    await commit(replace(next, read), ...beside);
    return { ...next, version: read.version + 1 };
  }, isStale);
}

/** Writes a new link, or replaces the one that was read. */
export const written = (next: Connection, read: ConnectionItem | undefined): Write =>
  read ? replace(toItem(next, read.version), read) : insert(toItem(next, 1));

function connectionOf(item: ConnectionItem): Connection {
  const { pk, sk, type, version, gsi2pk, gsi2sk, ...connection } = item;
  return connection;
}

/** The changes that request a synchronisation now. */
export const stirred = (read: ConnectionItem): Partial<Connection> => ({
  stirs: read.stirs + 1,
  nextAt: nowIso(),
});

/** Whether a run is synchronising now. */
export const isUnderWay = ({ lease }: Pick<Connection, "lease">) =>
  lease !== null && Date.parse(lease.until) > now();

/**
 * Whether a change of a link starts a synchronisation: during a run it does not, because the run
 * checks again before it ends.
 */
export function isStirred(after: object, before: object | undefined): boolean {
  const [next, last] = [after as ConnectionItem, before as ConnectionItem | undefined];
  return next.stirs !== (last?.stirs ?? 0) && next.status === "connected" && !isUnderWay(next);
}

const NOTHING: GoogleStatus = {
  connected: false,
  email: null,
  imageUrl: null,
  lastSync: null,
  state: "disconnected",
  nextSync: null,
  lastError: null,
  progress: null,
  stats: NOTHING_DONE,
  found: null,
  skipped: { tooLong: 0, tooMany: 0 },
  busyOnly: false,
  busyCalendars: [],
  brake: null,
  inPlan: true,
};

/** The link as returned by the API. */
export function statusOf(read: ConnectionItem | undefined, inPlan = true): GoogleStatus {
  if (!read || read.status === "disconnected") return { ...NOTHING, inPlan };
  const { email, imageUrl, lastSync, lastError, busyOnly, busyCalendars, brake, stats, listed } =
    read;
  const syncing = read.status === "connected" && isUnderWay(read);
  return {
    connected: read.status !== "revoked",
    ...{ email, imageUrl, lastSync, lastError, busyOnly, busyCalendars, brake, stats },
    found: listed.found,
    skipped: { tooLong: listed.tooLong.length, tooMany: listed.tooMany },
    state: syncing ? "syncing" : read.status,
    inPlan,
    nextSync: read.status === "connected" && inPlan ? nextLook(read) : null,
    progress: syncing && read.lease ? { done: read.lease.done, total: read.lease.total } : null,
  };
}

/** The job checks every link each quarter of an hour, and later after a failure. */
const EVERY_MS = 15 * 60_000;

function nextLook({ nextAt, lastSync }: Connection): string {
  const regular = (lastSync ? Date.parse(lastSync) : now()) + EVERY_MS;
  return new Date(Math.max(regular, Date.parse(nextAt))).toISOString();
}
