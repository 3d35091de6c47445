import { randomInt } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import aws4 from "aws4";
import { env } from "../env";
import { credentials, endpoint } from "./access";
import type { NotedItem } from "./notation";
import { unavailable } from "./outage";

type ReadOperation = "GetItem" | "BatchGetItem" | "Query" | "DescribeTable";
type WriteOperation = "PutItem" | "DeleteItem" | "TransactWriteItems";
export type Operation = ReadOperation | WriteOperation;

const TRIES = 4;
const TIMEOUT_MS = 5000;

// Kept alive: opening a connection costs more than most reads.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 100 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 100 }),
};

type Answer = { status: number; text: string };

/**
 * Speaks to the table, or to one `at` another endpoint, in DynamoDB's own protocol (JSON 1.0): AWS's client
 * library takes several times the work of the operation itself. Retries throttling, outages and lost
 * connections, then throws `service.unavailable`. A write may so be sent twice: a `writeId` or a token says
 * that it is the same.
 */
export const ask = async <T>(operation: Operation, input: object, at?: URL): Promise<T> =>
  JSON.parse(await askText(operation, input, at)) as T;

/** Asks like `ask`, and returns the answer's text unparsed. */
export async function askText(operation: Operation, input: object, at?: URL): Promise<string> {
  const body = JSON.stringify(input);
  for (let tries = 1; ; tries++) {
    const answer = await send(operation, body, at ?? endpoint()).catch(lost);
    if (answer?.status === 200) return answer.text;
    if (answer && answer.status < 500) {
      const refused = new Refused(operation, answer.text);
      if (!PASSING.test(refused.name)) throw refused;
    }
    if (tries === TRIES) throw unavailable();
    // Full jitter: clients that failed together must not retry together.
    await pause(randomInt(1, 25 * 2 ** tries));
  }
}

const lost = () => undefined;

async function send(operation: Operation, body: string, at: URL): Promise<Answer> {
  const { protocol, hostname, port } = at;
  const options = aws4.sign(
    {
      method: "POST",
      path: "/",
      service: "dynamodb",
      region: env().AWS_REGION,
      hostname,
      headers: {
        Host: port ? `${hostname}:${port}` : hostname,
        "Content-Type": "application/x-amz-json-1.0",
        "X-Amz-Target": `DynamoDB_20120810.${operation}`,
      },
      body,
    },
    await credentials(),
  );
  return protocol === "http:"
    ? exchange(http.request({ ...options, port, agent: agents["http:"] }), body)
    : exchange(https.request({ ...options, port, agent: agents["https:"] }), body);
}

function exchange(request: http.ClientRequest, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        if (!response.complete) return reject(new Error("cut short"));
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
      response.on("error", reject);
    });
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error("timed out")));
    request.on("error", reject);
    request.end(body);
  });
}

const PASSING =
  /^(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded|InternalServerError|TransactionInProgress)/;

/** A refused operation: DynamoDB's name of it and, of a failed condition, what stands there. */
export class Refused extends Error {
  /** The item of a put or delete whose condition failed. */
  readonly Item: NotedItem | undefined;
  /** Why a transaction was cancelled, in the order of its actions. */
  readonly CancellationReasons: Reason[] | undefined;

  /** Its message is our own: DynamoDB's may quote data. */
  constructor(operation: Operation, text: string) {
    const { __type = "#UnknownError", Item, CancellationReasons } = parsed(text);
    const name = __type.slice(__type.indexOf("#") + 1);
    super(`${operation} refused: ${name}`);
    this.name = name;
    this.Item = Item;
    this.CancellationReasons = CancellationReasons;
  }
}

type Reason = { Code?: string; Item?: NotedItem };
type Body = { __type?: string; Item?: NotedItem; CancellationReasons?: Reason[] };

/** The body of a refusal; of what is no JSON, such as a proxy's page, nothing. */
function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
