import { randomInt } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import aws4 from "aws4";
import { env } from "../env";
import { credentials, endpoint } from "./access";
import { unavailable } from "./outage";

/** The operations sent on the wire: reads only, which are safe to repeat. */
export type ReadOperation = "GetItem" | "BatchGetItem" | "Query" | "DescribeTable";

const TRIES = 4;
const TIMEOUT_MS = 5000;

// Kept alive: opening a connection costs more than most reads.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 100 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 100 }),
};

type Answer = { status: number; text: string };

/**
 * Reads from the table in its own protocol, DynamoDB JSON 1.0: the client library takes several
 * times the work of the read itself. Retries throttling, outages and lost connections, then throws
 * `service.unavailable`.
 */
export const ask = async <T>(operation: ReadOperation, input: object): Promise<T> =>
  JSON.parse(await askText(operation, input)) as T;

/** Reads like `ask`, and returns the answer's text unparsed. */
export async function askText(operation: ReadOperation, input: object): Promise<string> {
  const body = JSON.stringify(input);
  for (let tries = 1; ; tries++) {
    const answer = await send(operation, body).catch(lost);
    if (answer?.status === 200) return answer.text;
    if (answer && !isPassing(answer)) throw refused(operation, answer);
    if (tries === TRIES) throw unavailable();
    // Full jitter: clients that failed together must not retry together.
    await pause(randomInt(1, 25 * 2 ** tries));
  }
}

const lost = () => undefined;

async function send(operation: ReadOperation, body: string): Promise<Answer> {
  const { protocol, hostname, port } = endpoint();
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
  /#(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded|InternalServerError)/;

const isPassing = ({ status, text }: Answer) => status >= 500 || PASSING.test(text);

/**
 * The error of a refused request, our mistake: only its name is kept, the message may quote data.
 */
function refused(operation: ReadOperation, { text }: Answer): Error {
  const name = /#(\w+)"/.exec(text)?.[1] ?? "UnknownError";
  const error = new Error(`${operation} refused: ${name}`);
  error.name = name;
  return error;
}
