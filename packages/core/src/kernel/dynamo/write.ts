import { randomInt } from "node:crypto";
import { context } from "../actor";
import { env } from "../env";
import { AppError, type ErrorCode } from "../error";
import { type Item, type Key, keyOf } from "./item";

/** What an action of `TransactWriteItems` says, in DynamoDB's words; values are plain. */
export type OfAction = {
  Item?: Item & { writeId: string };
  Key?: Key;
  TableName: string;
  ReturnValuesOnConditionCheckFailure: "ALL_OLD";
  ConditionExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
};

type Action = {
  Put?: OfAction & Required<Pick<OfAction, "Item">>;
  Delete?: OfAction & Required<Pick<OfAction, "Key">>;
  Update?: OfAction & Required<Pick<OfAction, "Key">> & { UpdateExpression: string };
  ConditionCheck?: OfAction & Required<Pick<OfAction, "Key">>;
};

/** One step of a commit: what to write, and under which condition. */
export type Write = {
  request: Action;
  /**
   * The error when the condition fails, given the item stored there. Without it `commit` throws
   * `version.stale`, and `tryCommit` returns the item.
   */
  refused?: Refusal;
};

type Refusal = (found: Item | undefined) => Error;

/** The most of `randomInt`: two writes of one item are told apart by 48 bits. */
const MOST_RANDOM = 2 ** 48 - 1;

/**
 * Adds a `writeId`, which distinguishes our own write from another's: when the answer of a write is
 * lost, it is sent again, and its condition fails on the first one's result. After a dot it names
 * the request that wrote, which the stream reads back: see `requestOf`.
 */
function stamped<T extends Item>(item: T): T & { writeId: string } {
  const writeId = `${randomInt(MOST_RANDOM).toString(36)}.${context().requestId}`;
  return { ...item, writeId };
}

/** The id of the request that wrote an item last, as `stamped` named it; undefined where none is. */
export function requestOf(item: object): string | undefined {
  const writeId = String(Reflect.get(item, "writeId"));
  const request = writeId.includes(".") ? writeId.slice(writeId.indexOf(".") + 1) : "-";
  return request === "-" ? undefined : request;
}

const base = () => ({
  TableName: env().TABLE_NAME,
  ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
});

/** Writes an item that must not exist yet. */
export function insert<T extends Item>(item: T, refused?: Refusal): Write {
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
  refused?: Refusal,
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

/** How the `writeId` of what a recovery wrote begins. */
const RECOVERED = "recovered-";

/**
 * Writes an item as it was at an earlier moment: where nothing is (`now` undefined), or over the version
 * that was read. Its version goes on from there, so that nobody who read it in between overwrites it.
 */
export function recover<T extends Item>(
  item: T,
  now: { version: number } | undefined,
  refused?: Refusal,
): Write {
  const { request } = now ? replace(item, now, refused) : insert(item, refused);
  const { Put } = request;
  if (!Put?.Item) throw new Error("a recovery writes items");
  const writeId = RECOVERED + Put.Item.writeId;
  return { request: { Put: { ...Put, Item: { ...Put.Item, writeId } } }, refused };
}

/** Whether a recovery wrote an item last: what is told of new records was told of it before. */
export const isRecovered = (item: object): boolean =>
  String(Reflect.get(item, "writeId")).startsWith(RECOVERED);

/** Writes the item over whatever is stored at its key. */
export function put<T extends Item>(item: T): Write {
  return { request: { Put: { ...base(), Item: stamped(item) } } };
}

/** Writes a derived item unless a newer one is stored; `of` is the version it was derived from. */
export function putNewer<T extends Item & { of: number }>(item: T, refused?: Refusal): Write {
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
export function remove(item: Key & { version: number }, refused?: Refusal): Write {
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

/** Deletes whatever is stored at the key. */
export function removeAny(key: Key): Write {
  return { request: { Delete: { ...base(), Key: keyOf(key) } } };
}

export type Change = {
  key: Key;
  /** Update expression with `#name` and `:value` placeholders only. */
  set: string;
  onlyIf?: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
};

/**
 * Changes single attributes: for counters and claims. Always runs as a transaction, see `commit`.
 */
export function change({ key, set, onlyIf, names, values }: Change, refused?: Refusal): Write {
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

/** Writes nothing: the commit fails unless the item's attributes still have those values. */
export function holds(key: Key, values: Record<string, string | number>, refused?: Refusal): Write {
  const entries = Object.entries(values);
  return {
    request: {
      ConditionCheck: {
        ...base(),
        Key: keyOf(key),
        ConditionExpression: entries.map(([name]) => `#${name} = :${name}`).join(" AND "),
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          entries.map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
    refused,
  };
}

/** Writes nothing: the commit fails unless the item exists and its `flag` is not set. */
export function still(key: Key, flag: string, refused?: Refusal): Write {
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

/** Writes nothing: the commit fails unless a condition is true of the item, or of its absence. */
export function check(
  {
    key,
    onlyIf,
    names,
    values,
  }: Required<Pick<Change, "key" | "onlyIf" | "names">> & Partial<Change>,
  refused?: Refusal,
): Write {
  return {
    request: {
      ConditionCheck: {
        ...base(),
        Key: keyOf(key),
        ConditionExpression: onlyIf,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
    refused,
  };
}

/** Makes a refusal with an error code and its Spanish sentence. */
export const refusal =
  (code: ErrorCode, message: string): Refusal =>
  () =>
    new AppError(code, message);
