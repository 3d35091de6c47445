import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { Alert } from "./alert.schema";

/** An alert to raise: `key` names its cause, `at` the instant at which it was due. */
export type AlertDraft = { key: string; at: string } & Pick<
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
 * One that its person deleted stays, without its words, so that its cause never brings it back.
 * `push`: whether its person's devices are to show it too.
 */
export type AlertItem = Stored<Alert & { deleted: boolean; push: boolean }>;

const YEAR_S = 366 * 24 * 3600;

/** An identifier derived from the cause: one cause, one alert; alerts sort by when they were due. */
export const idOf = (ownerId: string, { key, at }: Pick<AlertDraft, "key" | "at">) =>
  derivedId("alert", Date.parse(at), `${ownerId}\n${key}`);

export const alertKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `ALERT#${id}`,
});

export const alertRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "ALERT#" },
});

/** The alerts that were due from an instant on. */
export const alertsSince = (ownerId: string, instant: string) => ({
  pk: ownerPartition(ownerId),
  sk: { from: `ALERT#${derivedId("alert", Date.parse(instant) - 1, "")}`, to: "ALERT#~" },
});

/** The alerts that were not read: they leave the index when they are. */
export const unreadRange = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#UNREAD`,
  sk: { startingWith: "alr_" },
});

/**
 * What says that an alert was not delivered yet. An item of its own, so that all of a practice's are
 * read at once, strongly, and forgetting one can be repeated without a thought.
 */
export const pendingKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `PENDING#${id}`,
});

export const pendingRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "PENDING#" },
});

export const idOfPending = ({ sk }: Key) => sk.slice("PENDING#".length);

const ttlOf = ({ createdAt }: Alert) => Math.floor(Date.parse(createdAt) / 1000) + YEAR_S;

export const toItem = (alert: Alert, push: boolean): AlertItem => ({
  ...alertKey(alert.userId, alert._id),
  type: "alert",
  version: 1,
  ttl: ttlOf(alert),
  gsi1pk: unreadRange(alert.userId).pk,
  gsi1sk: alert._id,
  ...alert,
  deleted: false,
  push,
});

/** The record that stays of an alert without the app channel. */
export function toSilent(ownerId: string, { key, at }: Pick<AlertDraft, "key" | "at">) {
  const _id = idOf(ownerId, { key, at });
  const ttl = Math.floor(Date.parse(at) / 1000) + YEAR_S;
  return { ...alertKey(ownerId, _id), type: "silentAlert", version: 1, ttl, _id, deleted: true };
}

export const toPending = (alert: Alert): Item => ({
  ...pendingKey(alert.userId, alert._id),
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
    createdAt: alert.createdAt,
  };
}
