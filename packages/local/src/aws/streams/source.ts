import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
} from "@aws-sdk/client-dynamodb-streams";
import { connection } from "../dynamo/table";

export type { StreamRecord };

export type ShardInfo = { id: string; parent?: string };

export type Page = {
  records: StreamRecord[];
  /** The shard is closed and has been read to its end. */
  ended: boolean;
};

type Iterator = { after?: string; value?: string };

/** Reads one table's stream. Knows where it is only by what its caller says. */
export class StreamSource {
  readonly #client: DynamoDBStreamsClient;
  readonly #iterators = new Map<string, Iterator>();

  constructor(
    endpoint: string,
    readonly arn: string,
  ) {
    this.#client = new DynamoDBStreamsClient(connection(endpoint));
  }

  /** Every shard there is, parents before their children. */
  async shards(): Promise<ShardInfo[]> {
    const found: Shard[] = [];
    let last: string | undefined;
    do {
      const command = new DescribeStreamCommand({
        StreamArn: this.arn,
        ExclusiveStartShardId: last,
      });
      const { StreamDescription } = await this.#client.send(command);
      found.push(...(StreamDescription?.Shards ?? []));
      last = StreamDescription?.LastEvaluatedShardId;
    } while (last);
    return found.map(toInfo).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The records of a shard after a sequence number, or from its beginning. */
  async read(shard: string, after: string | undefined): Promise<Page> {
    const iterator = await this.#iterator(shard, after);
    try {
      return await this.#page(shard, after, iterator);
    } catch (error) {
      this.#iterators.delete(shard);
      if (!isStale(error)) throw error;
      return this.#page(shard, after, await this.#open(shard, undefinedIfTrimmed(error, after)));
    }
  }

  close(): void {
    this.#client.destroy();
  }

  async #page(shard: string, after: string | undefined, value: string | undefined): Promise<Page> {
    const { Records = [], NextShardIterator } = await this.#client.send(
      new GetRecordsCommand({ ShardIterator: value, Limit: 1000 }),
    );
    const last = Records.at(-1)?.dynamodb?.SequenceNumber ?? after;
    this.#iterators.set(shard, { after: last, value: NextShardIterator });
    return { records: Records, ended: NextShardIterator === undefined };
  }

  /** The iterator kept from the last reading, if that reading ended where this one begins. */
  async #iterator(shard: string, after: string | undefined): Promise<string | undefined> {
    const kept = this.#iterators.get(shard);
    return kept?.value && kept.after === after ? kept.value : this.#open(shard, after);
  }

  async #open(ShardId: string, after: string | undefined): Promise<string | undefined> {
    const at =
      after === undefined
        ? { ShardIteratorType: "TRIM_HORIZON" as const }
        : { ShardIteratorType: "AFTER_SEQUENCE_NUMBER" as const, SequenceNumber: after };
    const command = new GetShardIteratorCommand({ StreamArn: this.arn, ShardId, ...at });
    return (await this.#client.send(command)).ShardIterator;
  }
}

function toInfo(shard: Shard): ShardInfo {
  return { id: shard.ShardId ?? "", parent: shard.ParentShardId };
}

function isStale(error: unknown): boolean {
  const name = error instanceof Error ? error.name : "";
  return name === "ExpiredIteratorException" || name === "TrimmedDataAccessException";
}

/** Where we stopped has been trimmed away: begin with the oldest there is. */
function undefinedIfTrimmed(error: unknown, after: string | undefined): string | undefined {
  return (error as Error).name === "TrimmedDataAccessException" ? undefined : after;
}
