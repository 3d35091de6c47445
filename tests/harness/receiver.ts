import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A webhook as it was received: its headers and its body, byte for byte. */
export type Received = { headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** How the next requests are answered: a status, with headers and a body. */
  answers(status: number, headers?: Record<string, string>, body?: string): void;
  stop(): Promise<void>;
};

/** A program that receives webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = { status: 204, headers: {}, body: "" };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/foja`,
    received,
    answers: (status, headers = {}, body = "") => {
      answer = { status, headers, body };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
