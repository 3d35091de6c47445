import http, { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invoke } from "./lambda";
import { enforceRoles } from "./roles";

let table: Server;
let asked: string[] = [];

beforeAll(async () => {
  table = createServer(async (request, response) => {
    for await (const part of request) asked.push(String(part));
    response.end("{}");
  });
  await new Promise<void>((ready) => table.listen(0, "127.0.0.1", ready));
});
afterAll(() => void table.close());

type Call = { path?: string; method?: string; target?: string; body?: string };

/** Calls AWS as a function does, in the wire format of the service. */
const call = ({ path = "/", method = "POST", target, body }: Call) =>
  new Promise((resolve, reject) => {
    const { port } = table.address() as AddressInfo;
    const headers = target ? { "X-Amz-Target": target } : {};
    const request = http.request({ port, path, method, headers });
    request.on("response", (response) => response.resume().on("end", resolve));
    request.on("error", reject);
    if (body === undefined) request.end();
    else request.end(body);
  });

const ask = (operation: string, body: object) =>
  call({ target: `DynamoDB_20120810.${operation}`, body: JSON.stringify(body) });

/** What is refused when a function asks that of the table. */
const refusedTo = (name: string, operation: string, body: object) =>
  refusals(name, () => ask(operation, body));

/** What is refused to a function: it fails then, and not otherwise. */
async function refusals(name: string, work: () => Promise<unknown>): Promise<string> {
  asked = [];
  const told: string[] = [];
  const end = enforceRoles((denied) => told.push(denied));
  const handler = () => work().then(() => "", String);
  const failure = await invoke(handler, {}, { name, timeoutSeconds: 5 });
  end();
  expect(failure).toBe(told.length > 0 ? "Error: AccessDenied" : "");
  return told.join();
}

describe("a function's role on the table", () => {
  it("refuses an index that it does not name, and lets nothing through", async () => {
    const query = { TableName: "foja", IndexName: "gsi2" };
    expect(await refusedTo("text-read", "Query", query)).toBe(
      "AccessDenied: text-read may not Query gsi2",
    );
    expect(asked).toEqual([]);
  });

  it("allows the indexes that it names, the table, and what is written together", async () => {
    const query = { TableName: "foja", IndexName: "gsi2" };
    expect(await refusedTo("deadlines-sweep", "Query", query)).toBe("");
    expect(asked).toEqual([JSON.stringify(query)]);
    const TransactItems = [{ Put: {} }, { Update: {} }, { ConditionCheck: {} }];
    expect(await refusedTo("text-read", "TransactWriteItems", { TransactItems })).toBe("");
    expect(await refusedTo("text-read", "Query", { TableName: "foja" })).toBe("");
  });

  it("lets only who reads the stage's state describe the table", async () => {
    expect(await refusedTo("text-read", "DescribeTable", {})).toContain("DescribeTable");
    expect(await refusedTo("api", "DescribeTable", {})).toBe("");
  });

  it("refuses what no role allows: a scan, and a write that is none of ours", async () => {
    expect(await refusedTo("api", "Scan", {})).toBe("AccessDenied: api may not Scan");
    const others = { TransactItems: [{ Put: {} }, { Get: {} }] };
    expect(await refusedTo("api", "TransactWriteItems", others)).toContain("may not Get");
  });

  it("is not asked for by what is no function, and ends with the runtime", async () => {
    const end = enforceRoles();
    await ask("Query", { IndexName: "gsi2" });
    end();
    const own = { name: "text-read", timeoutSeconds: 5 };
    await invoke(() => ask("Query", { IndexName: "gsi2" }), {}, own);
  });
});

const mail = (action: string): Call => ({
  path: "/_local/ses/",
  body: `Action=${action}&Version=1`,
});
const queue = (name: string): Call => ({
  ...{ path: "/_local/sqs", target: "AmazonSQS.SendMessage" },
  body: JSON.stringify({ QueueUrl: `http://localhost/_local/sqs/000000000000/${name}` }),
});
const file = (method: string, key: string): Call => ({ path: `/_local/s3/foja/${key}`, method });
const EVENTS = { path: "/_local/events/", target: "AWSEvents.PutEvents", body: "{}" };
const KEY = { path: "/_local/kms", target: "TrentService.Decrypt", body: "{}" };
const socket = (method: string): Call => ({ path: "/_local/sockets/@connections/a", method });

describe("a function's role on the other services", () => {
  it.each<[string, Call]>([
    ["text-read", file("GET", "files/a/b")],
    ["text-read", { path: "/_local/s3/foja?list-type=2", method: "GET" }],
    ["mail-in", file("DELETE", "mail-in/a")],
    ["deliver", mail("SendRawEmail")],
    ["derive", queue("tax")],
    ["text-read", EVENTS],
    ["calendar-sync", KEY],
    ["erasures-run", socket("DELETE")],
  ])("allows %s what it needs: %o", async (name, given) => {
    expect(await refusals(name, () => call(given))).toBe("");
  });

  it.each<[string, Call, string]>([
    ["text-read", file("PUT", "files/a"), "s3:PutObject files"],
    ["mail-in", file("GET", "uploads/a"), "s3:GetObject uploads"],
    ["deadlines-sweep", file("GET", "files/a"), "s3:GetObject files"],
    ["derive", mail("SendRawEmail"), "ses:SendRawEmail"],
    ["derive", queue("guard"), "sqs:SendMessage guard"],
    ["deadlines-ring", EVENTS, "events PutEvents"],
    ["deliver", KEY, "kms Decrypt"],
    ["erasures-run", socket("POST"), "sockets POST"],
  ])("refuses %s what it does not: %o", async (name, given, denied) => {
    const refused = await refusals(name, () => call(given));
    expect(refused).toBe(`AccessDenied: ${name} may not ${denied}`);
  });
});
