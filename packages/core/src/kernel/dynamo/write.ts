import { randomBytes } from "node:crypto";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { AppError, type ErrorCode } from "../error";
import { type Item, type Key, keyOf } from "./item";

type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** One step of a commit: what to write, under which condition, and what its refusal means. */
export type Write = {
  request: TransactItem;
  /** What to tell when the condition does not hold; gets the item that stood there, if any. */
  refused: (standing: Item | undefined) => Error;
};

type Refusal = Write["refused"];

const changedMeanwhile: Refusal = () =>
  new AppError("version.stale", "Otra persona cambió este dato mientras tanto. Volvé a abrirlo.");

/**
 * `writeId` tells our own write from another's: when the answer of a write is lost on the way, the
 * client library sends it again, and the second one finds the condition already spent by the first.
 */
function stamped<T extends Item>(item: T): T & { writeId: string } {
  return { ...item, writeId: randomBytes(9).toString("base64url") };
}

const base = () => ({
  TableName: env().TABLE_NAME,
  ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
});

/** Writes an item that must not exist yet. */
export function insert<T extends Item>(item: T, refused: Refusal = changedMeanwhile): Write {
  return {
    request: {
      Put: { ...base(), Item: stamped(item), ConditionExpression: "attribute_not_exists(pk)" },
    },
    refused,
  };
}

/** Replaces the whole item, if its version is still the one that was read. */
export function replace<T extends Item>(
  item: T,
  read: { version: number },
  refused: Refusal = changedMeanwhile,
): Write {
  return {
    request: {
      Put: {
        ...base(),
        Item: stamped({ ...item, version: read.version + 1 }),
        ConditionExpression: "#version = :read",
        ExpressionAttributeNames: { "#version": "version" },
        ExpressionAttributeValues: { ":read": read.version },
      },
    },
    refused,
  };
}

/** Writes the item whatever stood there. */
export function put<T extends Item>(item: T): Write {
  return { request: { Put: { ...base(), Item: stamped(item) } }, refused: changedMeanwhile };
}

/** Writes the item over one that it says is older: for what is made from records, see `search/`. */
export function putNewer<T extends Item & { of: number }>(item: T, refused: Refusal): Write {
  return {
    request: {
      Put: {
        ...base(),
        Item: stamped(item),
        ConditionExpression: "attribute_not_exists(pk) OR #of <= :of",
        ExpressionAttributeNames: { "#of": "of" },
        ExpressionAttributeValues: { ":of": item.of },
      },
    },
    refused,
  };
}

/** Deletes the item, if its version is still the one that was read. */
export function remove(item: Key & { version: number }, refused = changedMeanwhile): Write {
  return {
    request: {
      Delete: {
        ...base(),
        Key: keyOf(item),
        ConditionExpression: "#version = :read",
        ExpressionAttributeNames: { "#version": "version" },
        ExpressionAttributeValues: { ":read": item.version },
      },
    },
    refused,
  };
}

/** Deletes whatever stands at the key. */
export function removeAny(key: Key): Write {
  return { request: { Delete: { ...base(), Key: keyOf(key) } }, refused: changedMeanwhile };
}

export type Change = {
  key: Key;
  /** Update expression with `#name` and `:value` placeholders only. */
  set: string;
  onlyIf?: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
};

/** Changes single attributes: for counters and claims. Always runs as a transaction, see commit. */
export function change({ key, set, onlyIf, names, values }: Change, refused: Refusal): Write {
  return {
    request: {
      Update: {
        ...base(),
        Key: keyOf(key),
        UpdateExpression: set,
        ConditionExpression: onlyIf,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
    refused,
  };
}

/** Writes nothing: refuses the commit unless the item is there and its `flag` is not set. */
export function still(key: Key, flag: string, refused: Refusal): Write {
  return {
    request: {
      ConditionCheck: {
        ...base(),
        Key: keyOf(key),
        ConditionExpression: "attribute_exists(pk) AND #flag <> :set",
        ExpressionAttributeNames: { "#flag": flag },
        ExpressionAttributeValues: { ":set": true },
      },
    },
    refused,
  };
}

/** Fails with `code` and its sentence when the condition does not hold. */
export const refusal =
  (code: ErrorCode, message: string): Refusal =>
  () =>
    new AppError(code, message);
