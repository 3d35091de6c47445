import type { DynamoDBRecord } from "aws-lambda";
import aws4 from "aws4";
import { connection } from "../dynamo/table";

/** A record as the streams API returns it, which is nearly what Lambda passes to functions. */
export type StreamRecord = Omit<DynamoDBRecord, "userIdentity"> & {
  userIdentity?: { PrincipalId: string; Type: string };
};

export type ShardInfo = { id: string; parent?: string };

export type Page = {
  records: StreamRecord[];
  /** Whether the shard is closed and has been read to its end. */
  ended: boolean;
};

type Iterator = { after?: string; value?: string };

type Shard = { ShardId: string; ParentShardId?: string };
type Description = {
  StreamDescription: { Shards?: Shard[]; LastEvaluatedShardId?: string };
};
type Records = { Records?: StreamRecord[]; NextShardIterator?: string };

/** Reads the stream of one table. The caller keeps the position. */
export class StreamSource {
  readonly #iterators = new Map<string, Iterator>();

  constructor(
    readonly endpoint: string,
    readonly arn: string,
  ) {}

  /** All shards, parents before their children. */
  async shards(): Promise<ShardInfo[]> {
    const found: Shard[] = [];
    let last: string | undefined;
    do {
      const input = { StreamArn: this.arn, ExclusiveStartShardId: last };
      const { StreamDescription } = await this.#ask<Description>("DescribeStream", input);
      found.push(...(StreamDescription.Shards ?? []));
      last = StreamDescription.LastEvaluatedShardId;
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

  async #page(shard: string, after: string | undefined, value: string | undefined): Promise<Page> {
    const input = { ShardIterator: value, Limit: 1000 };
    const { Records = [], NextShardIterator } = await this.#ask<Records>("GetRecords", input);
    const last = Records.at(-1)?.dynamodb?.SequenceNumber ?? after;
    this.#iterators.set(shard, { after: last, value: NextShardIterator });
    return { records: Records, ended: NextShardIterator === undefined };
  }

  /** The iterator of the last read, if that ended where this one begins; else a new one. */
  async #iterator(shard: string, after: string | undefined): Promise<string | undefined> {
    const kept = this.#iterators.get(shard);
    return kept?.value && kept.after === after ? kept.value : this.#open(shard, after);
  }

  async #open(ShardId: string, after: string | undefined): Promise<string | undefined> {
    const at =
      after === undefined
        ? { ShardIteratorType: "TRIM_HORIZON" }
        : { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after };
    const input = { StreamArn: this.arn, ShardId, ...at };
    return (await this.#ask<{ ShardIterator?: string }>("GetShardIterator", input)).ShardIterator;
  }

  /**
   * Calls an operation over HTTP. The response already has Lambda's form, which the client library
   * would convert. Throws an Error with the name of the API's error.
   */
  async #ask<T>(operation: string, input: object): Promise<T> {
    const answer = await fetch(
      this.endpoint,
      signed(this.endpoint, operation, JSON.stringify(input)),
    );
    const body = (await answer.json()) as T & { __type?: string; message?: string };
    if (answer.ok) return body;
    const error = new Error(`${operation} refused: ${body.message ?? answer.status}`);
    error.name = /\w+$/.exec(body.__type ?? "")?.[0] ?? "UnknownError";
    throw error;
  }
}

function signed(endpoint: string, operation: string, body: string) {
  const { region, credentials } = connection(endpoint);
  const { host, pathname: path } = new URL(endpoint);
  const headers = {
    "Content-Type": "application/x-amz-json-1.0",
    "X-Amz-Target": `DynamoDBStreams_20120810.${operation}`,
  };
  const request = { method: "POST", service: "dynamodb", region, host, path, headers, body };
  const { headers: whole } = aws4.sign(request, credentials);
  return { method: "POST", headers: Object.entries(whole ?? {}).map(asText), body };
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

function toInfo(shard: Shard): ShardInfo {
  return { id: shard.ShardId, parent: shard.ParentShardId };
}

function isStale(error: unknown): boolean {
  const name = error instanceof Error ? error.name : "";
  return name === "ExpiredIteratorException" || name === "TrimmedDataAccessException";
}

/** The position to continue from; undefined, the oldest record, when that one was trimmed. */
function undefinedIfTrimmed(error: unknown, after: string | undefined): string | undefined {
  return (error as Error).name === "TrimmedDataAccessException" ? undefined : after;
}
