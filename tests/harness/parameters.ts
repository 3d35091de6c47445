import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Parameters = {
  endpoint: string;
  /** The parameters of the store, by name. */
  held: Record<string, string>;
  /** How many requests it received. */
  asked(): number;
  stop(): Promise<void>;
};

/** Starts a parameter store for the test, which answers SSM's `GetParameter`. */
export async function startParameters(): Promise<Parameters> {
  const held: Record<string, string> = {};
  let asked = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      asked += 1;
      const wanted = JSON.parse(body) as { Name: string; WithDecryption: boolean };
      const Value = wanted.WithDecryption ? held[wanted.Name] : "still encrypted";
      response.statusCode = Value ? 200 : 400;
      const refusal = { __type: "ParameterNotFound", message: "" };
      response.end(JSON.stringify(Value ? { Parameter: { Name: wanted.Name, Value } } : refusal));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    asked: () => asked,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        // A client keeps its connection open for some seconds.
        server.closeAllConnections();
      }),
  };
}
