import type { BatchAnswer } from "@foja/local/aws/streams/delivery";
import { sequenceOf } from "@foja/local/aws/streams/record";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { Random } from "./random";

type Handler = (event: DynamoDBStreamEvent) => Promise<BatchAnswer>;

/** Hands the records of a stream to its consumer as the platform may, and as it does in the end. */
export class Deliveries {
  #owed: DynamoDBRecord[] = [];

  constructor(private readonly handler: Handler) {}

  /** How many records were withheld or failed, and are to be handed over again. */
  get owed(): number {
    return this.#owed.length;
  }

  /** Hands records over in any order, some twice or at once; withholds others. */
  async badly(records: readonly DynamoDBRecord[], chance: Random): Promise<void> {
    const withheld = new Set(records.filter(() => chance.often(0.15)));
    this.#owed.push(...withheld);
    const mixed = records
      .filter((record) => !withheld.has(record))
      .flatMap((record) => (chance.often(0.2) ? [record, record] : [record]))
      .map((record) => ({ record, at: chance.below(1e9) }))
      .sort((a, b) => a.at - b.at)
      .map(({ record }) => record);
    const half = Math.ceil(mixed.length / 2);
    await Promise.all([this.#hand(mixed.slice(0, half)), this.#hand(mixed.slice(half))]);
  }

  /** Hands over, in order, all that was withheld or failed, and these. */
  async inOrder(records: readonly DynamoDBRecord[]): Promise<void> {
    const all = [...this.#owed.splice(0), ...records];
    const order = (a: DynamoDBRecord, b: DynamoDBRecord) =>
      BigInt(sequenceOf(a)) < BigInt(sequenceOf(b)) ? -1 : 1;
    await this.#hand(all.sort(order));
  }

  async #hand(records: DynamoDBRecord[]): Promise<void> {
    if (records.length === 0) return;
    const { batchItemFailures = [] } = (await this.handler({ Records: records })) ?? {};
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    this.#owed.push(...records.filter((record) => failed.has(sequenceOf(record))));
  }
}
