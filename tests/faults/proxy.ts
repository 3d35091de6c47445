import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { refusalFor } from "./errors";
import { askCapacity, type Counts, Meter } from "./meter";
import { type Rule, Rules } from "./rules";

export type { Counts } from "./meter";
export { FAULTS, type Fault, type Rule } from "./rules";

export type FaultProxyOptions = {
  /** Address of the real database. */
  target: string;
  /** The seed of rules with a probability. */
  seed?: number;
  /** Requests the cost of every request from the database. */
  capacity?: boolean;
};

export type FaultProxy = {
  /** The endpoint for the application, instead of the database's. */
  endpoint: string;
  /** Replaces all rules by these. Without any, all requests pass. */
  inject(...rules: Rule[]): void;
  /** The counts since the last `reset`. */
  counts(): Counts;
  reset(): void;
  stop(): Promise<void>;
};

/** A proxy between the application and its database, which injects the faults of a test. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const rules = new Rules(options.seed ?? 1);
  const meter = new Meter();
  const agent = new Agent({ keepAlive: true });
  const forward = toForwarder(options, agent, meter);
  const server = createServer((incoming, response) => {
    pass(incoming, response, { rules, meter, forward }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject: (...given) => rules.set(given),
    counts: () => meter.counts(),
    reset: () => meter.reset(),
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };
type Forward = (incoming: IncomingMessage, operation: string, body: Buffer) => Promise<Answer>;
type Parts = { rules: Rules; meter: Meter; forward: Forward };

async function pass(incoming: IncomingMessage, response: ServerResponse, parts: Parts) {
  const operation = operationOf(incoming);
  const body = await readAll(incoming);
  parts.meter.sawRequest(operation);
  const rule = parts.rules.choose(operation, body.toString());
  if (rule) return goWrong(rule, { incoming, response, operation, body }, parts);
  send(response, await parts.forward(incoming, operation, body));
}

type Call = {
  incoming: IncomingMessage;
  response: ServerResponse;
  operation: string;
  body: Buffer;
};

async function goWrong(rule: Rule, call: Call, { meter, forward }: Parts): Promise<void> {
  const { incoming, response, operation, body } = call;
  meter.sawFault();
  if (rule.fault === "drop-before") return reset(response);
  const refusal = refusalFor(rule.fault, operation, body);
  if (refusal) return send(response, refused(refusal.status, refusal.body));
  if (rule.fault === "delay") await (rule.until ?? pause(rule.delayMs ?? 30));
  const answer = await forward(incoming, operation, body);
  if (rule.fault === "drop-after") return reset(response);
  send(response, answer);
}

/** Cuts the connection like a network: the other side sees a reset, not an end. */
function reset(response: ServerResponse): void {
  const { socket } = response;
  if (socket && "resetAndDestroy" in socket) socket.resetAndDestroy();
}

function refused(status: number, body: string): Answer {
  const headers = { "content-type": "application/x-amz-json-1.0" };
  return { status, headers, body: Buffer.from(body) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { "transfer-encoding": _encoding, connection: _connection, ...rest } = headers;
  response.writeHead(status, { ...rest, "content-length": body.length });
  response.end(body);
}

function toForwarder({ target, capacity }: FaultProxyOptions, agent: Agent, meter: Meter): Forward {
  return async (incoming, operation, given) => {
    const body = capacity ? askCapacity(operation, given) : given;
    const answer = await ask(target, agent, incoming, body);
    meter.sawAnswer(operation, answer.body);
    return answer;
  };
}

function ask(target: string, agent: Agent, incoming: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const { host: _host, "transfer-encoding": _encoding, ...headers } = incoming.headers;
    const outgoing = request(new URL(incoming.url ?? "/", target), {
      method: incoming.method,
      headers: { ...headers, "content-length": body.length },
      agent,
    });
    outgoing.once("error", reject);
    outgoing.once("response", (answer) => {
      readAll(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

/** `DynamoDB_20120810.PutItem` is the header; the name behind the dot is the operation. */
function operationOf(incoming: IncomingMessage): string {
  const target = incoming.headers["x-amz-target"];
  return (
    String(target ?? "")
      .split(".")
      .at(-1) ?? ""
  );
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
