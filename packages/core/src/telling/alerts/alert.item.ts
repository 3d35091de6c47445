import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { Alert } from "./alert.schema";

/**
 * An alert to raise: `key` identifies its cause, `at` is the instant at which it was due, `forId`
 * the person of the practice that it is for (by default, the founder).
 */
export type AlertDraft = { key: string; at: string; forId?: string } & Pick<
  Alert,
  | "primaryText"
  | "primaryVariant"
  | "secondaryText"
  | "avatarIcon"
  | "sourceType"
  | "sourceId"
  | "folderId"
  | "expirationDate"
>;

/**
 * An alert as stored. One that its person deleted is kept without its text, so that its cause never
 * raises it again. `push`: whether it is also sent to the person's devices.
 */
export type AlertItem = Stored<Alert & { deleted: boolean; push: boolean }>;

const YEAR_S = 366 * 24 * 3600;

type Cause = Pick<AlertDraft, "key" | "at" | "forId">;

/**
 * An identifier derived from the cause: each cause raises one alert for each person. Alerts sort by
 * the instant at which they were due.
 */
export const idOf = (ownerId: string, { key, at, forId = ownerId }: Cause) => {
  const whose = forId === ownerId ? [] : [forId];
  return derivedId("alert", Date.parse(at), [ownerId, key, ...whose].join("\n"));
};

/** The person of the practice that an alert is for; the founder where `forId` is absent. */
export const forWhom = (item: object): string => {
  const { forId, userId } = item as { forId?: string; userId: string };
  return forId ?? userId;
};

export const alertKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `ALERT#${id}`,
});

export const alertRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "ALERT#" },
});

/** The range of the alerts due at or after an instant. */
export const alertsSince = (ownerId: string, instant: string) => ({
  pk: ownerPartition(ownerId),
  sk: { from: `ALERT#${derivedId("alert", Date.parse(instant) - 1, "")}`, to: "ALERT#~" },
});

/** The part of a key that separates a person's alerts from those of the practice's founder. */
const marked = (ownerId: string, personId: string) => (personId === ownerId ? "" : `#${personId}`);

/** The range of a person's unread alerts: an alert leaves this index when it is read. */
export const unreadRange = (ownerId: string, personId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#UNREAD${marked(ownerId, personId)}`,
  sk: { startingWith: "alr_" },
});

const pendingPrefix = (ownerId: string, personId: string) => `PENDING${marked(ownerId, personId)}#`;

/**
 * The key of the item that marks an alert as not yet delivered. It is a separate item, so that all
 * of a person's can be read at once, consistently, and removing one can be repeated.
 */
export const pendingKey = (ownerId: string, personId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${pendingPrefix(ownerId, personId)}${id}`,
});

export const pendingRange = (ownerId: string, personId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${pendingPrefix(ownerId, personId)}alr_` },
});

export const idOfPending = ({ sk }: Key) => sk.slice(sk.lastIndexOf("#") + 1);

const ttlOf = ({ createdAt }: Alert) => Math.floor(Date.parse(createdAt) / 1000) + YEAR_S;

export const toItem = (alert: Alert, push: boolean): AlertItem => ({
  ...alertKey(alert.userId, alert._id),
  type: "alert",
  version: 1,
  ttl: ttlOf(alert),
  gsi1pk: unreadRange(alert.userId, alert.forId).pk,
  gsi1sk: alert._id,
  ...alert,
  deleted: false,
  push,
});

/** The record that is stored instead of an alert that does not use the app channel. */
export function toSilent(ownerId: string, cause: Cause) {
  const _id = idOf(ownerId, cause);
  const ttl = Math.floor(Date.parse(cause.at) / 1000) + YEAR_S;
  return { ...alertKey(ownerId, _id), type: "silentAlert", version: 1, ttl, _id, deleted: true };
}

export const toPending = (alert: Alert): Item => ({
  ...pendingKey(alert.userId, alert.forId, alert._id),
  type: "pendingAlert",
  version: 1,
  ttl: ttlOf(alert),
});

export function present(item: Item): Alert {
  const alert = item as AlertItem;
  return {
    _id: alert._id,
    read: alert.read,
    primaryText: alert.primaryText,
    primaryVariant: alert.primaryVariant,
    secondaryText: alert.secondaryText,
    expirationDate: alert.expirationDate,
    avatarIcon: alert.avatarIcon,
    avatarType: alert.avatarType,
    avatarSize: alert.avatarSize,
    avatarInitial: alert.avatarInitial,
    sourceType: alert.sourceType,
    sourceId: alert.sourceId,
    folderId: alert.folderId,
    userId: alert.userId,
    forId: forWhom(alert),
    createdAt: alert.createdAt,
  };
}
