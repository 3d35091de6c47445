import { tableDefinition } from "@foja/core/kernel/dynamo";
import type { DynamoDBRecord } from "aws-lambda";
import { type NotedItem, numberOf, textOf } from "./notation";
import { type Row, Sorted } from "./sorted";

export type Place = { pk: string; sk: string };
export type IndexName = "gsi1" | "gsi2";

/** Separates the parts of a row's key in an index, and sorts before whatever a key contains. */
const BETWEEN = "\u0000";
/** Sorts after whatever a key contains. */
export const AFTER_ALL = "\uffff";

/** The order of a row in an index: by its sort key, then by the item's own key. */
export const orderOf = (sk: string, own?: Place) => (own ? [sk, own.pk, own.sk].join(BETWEEN) : sk);

const INDEXES = tableDefinition.indexes.map(({ name }) => name);

export const placeOf = (item: NotedItem): Place => ({
  pk: textOf(item.pk) ?? "",
  sk: textOf(item.sk) ?? "",
});

/** The items of a table in memory, with its indexes and the stream of its changes. */
export class Store {
  readonly #partitions = new Map<string, Sorted<NotedItem>>();
  readonly #indexes = new Map<IndexName, Map<string, Sorted<NotedItem>>>();
  #records: DynamoDBRecord[] = [];
  #sequence = 0;

  constructor(private readonly now: () => number) {}

  partition(pk: string, index?: IndexName): Sorted<NotedItem> | undefined {
    return (index ? this.#indexes.get(index) : this.#partitions)?.get(pk);
  }

  get(place: Place): Row<NotedItem> | undefined {
    return this.partition(place.pk)?.get(place.sk);
  }

  /** Every row of the table, in no order. */
  *all(): Generator<Row<NotedItem>> {
    for (const partition of this.#partitions.values()) yield* partition.rows;
  }

  /** Stores an item, or removes what is stored at the place, and records the change. */
  write(place: Place, item: NotedItem | undefined): void {
    const before = this.get(place);
    const next = item && { key: place.sk, item, json: JSON.stringify(item) };
    if (before?.json === next?.json) return;
    shelve(this.#partitions, place.pk, place.sk, next);
    for (const name of INDEXES) this.#index(name, place, before, next);
    this.#record(place, before?.item, item);
  }

  /** Takes the records of the changes since it was last called, in order. */
  takeRecords(): DynamoDBRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  /** Removes what expired before now, as DynamoDB does by itself. Returns how many. */
  expire(): number {
    const second = Math.floor(this.now() / 1000);
    const isOver = ({ item }: Row<NotedItem>) => (numberOf(item.ttl) ?? second) < second;
    const over = [...this.all()].filter(isOver).map(({ item }) => placeOf(item));
    for (const place of over) this.write(place, undefined);
    return over.length;
  }

  #index(
    name: IndexName,
    place: Place,
    before: Row<NotedItem> | undefined,
    next: Row<NotedItem> | undefined,
  ): void {
    const partitions = this.#indexes.get(name) ?? new Map<string, Sorted<NotedItem>>();
    this.#indexes.set(name, partitions);
    const [old, fresh] = [inIndex(name, place, before), inIndex(name, place, next)];
    if (old) shelve(partitions, old.pk, old.key, undefined);
    if (fresh && next) shelve(partitions, fresh.pk, fresh.key, { ...next, key: fresh.key });
  }

  #record({ pk, sk }: Place, OldImage: NotedItem | undefined, NewImage: NotedItem | undefined) {
    this.#sequence += 1;
    const eventName = NewImage ? (OldImage ? "MODIFY" : "INSERT") : "REMOVE";
    this.#records.push({
      eventID: `event-${this.#sequence}`,
      eventName,
      eventSource: "aws:dynamodb",
      dynamodb: {
        ApproximateCreationDateTime: Math.floor(this.now() / 1000),
        Keys: { pk: { S: pk }, sk: { S: sk } },
        ...(OldImage && { OldImage }),
        ...(NewImage && { NewImage }),
        SequenceNumber: String(this.#sequence),
      },
    });
  }
}

type Partitions = Map<string, Sorted<NotedItem>>;

function shelve(all: Partitions, pk: string, key: string, row: Row<NotedItem> | undefined): void {
  const partition = all.get(pk) ?? new Sorted<NotedItem>();
  all.set(pk, partition);
  if (row) partition.put(row);
  else partition.remove(key);
}

function inIndex(name: IndexName, own: Place, row: Row<NotedItem> | undefined) {
  const pk = textOf(row?.item[`${name}pk`]);
  const sk = textOf(row?.item[`${name}sk`]);
  return pk === undefined || sk === undefined ? undefined : { pk, key: orderOf(sk, own) };
}
