import { AsyncLocalStorage } from "node:async_hooks";
import http, { type ClientRequest } from "node:http";
import {
  FILE_ACTIONS,
  FOLDERS,
  type Permissions,
  permissions,
  SOCKET_METHODS,
} from "@foja/functions/permissions";

const running = new AsyncLocalStorage<string>();

/** Does what a function does: its role decides what it may ask of AWS. */
export const asFunction = <T>(name: string, work: () => T): T => running.run(name, work);

/**
 * Refuses what the role of the running function does not allow, as IAM does, and tells what it refused. Dynoxide
 * and DynamoDB Local know no roles, and every function of this process has the same credentials: so this
 * watches the requests of the process. Returns how to end it.
 */
export function enforceRoles(tell: (denied: string) => void = console.error): () => void {
  const { request } = http;
  const watched = (...asked: Parameters<typeof request>) => watch(request(...asked), tell);
  Object.assign(http, { request: watched });
  return () => void Object.assign(http, { request });
}

function watch(request: ClientRequest, tell: (denied: string) => void): ClientRequest {
  const name = running.getStore();
  const role = permissions[name ?? ""];
  const service = serviceOf(request);
  if (!role || !service) return request;
  const { end } = request;
  const checked = (...[body, ...rest]: [string | Uint8Array, BufferEncoding]) => {
    const denied = missing(service, role, callOf(request, body));
    if (denied.length === 0) return end.call(request, body, ...rest);
    tell(`AccessDenied: ${name} may not ${denied.join(", ")}`);
    return request.destroy(new Error("AccessDenied"));
  };
  return Object.assign(request, { end: checked });
}

/** A call of AWS: its operation, if a header names it, else its method; its path there; and its body. */
type Call = { operation: string; path: string; body: () => string };

const callOf = (request: ClientRequest, body: unknown): Call => ({
  operation: operationOf(request) ?? request.method,
  path: request.path.replace(/^\/_local\/\w+\//, "").replace(/\?.*$/, ""),
  body: () => (typeof body === "string" ? body : Buffer.from(body as Uint8Array).toString()),
});

const operationOf = (request: ClientRequest) =>
  /^\w+\.(\w+)$/.exec(String(request.getHeader("X-Amz-Target")))?.[1];

/** The service of a request: the table's has no path of its own. */
function serviceOf(request: ClientRequest): string | undefined {
  if (String(request.getHeader("X-Amz-Target")).startsWith("DynamoDB_")) return "dynamodb";
  const [, service] = /^\/_local\/(s3|ses|sqs|kms|events|sockets)\//.exec(`${request.path}/`) ?? [];
  return service;
}

/** What a call of a service needs and a role lacks. */
function missing(service: string, role: Permissions, call: Call): string[] {
  if (service === "dynamodb") return ofTable(role, call);
  if (service === "s3") return ofFiles(role, call);
  if (service === "ses") return ofMail(role, call);
  if (service === "sqs") return ofQueues(role, call);
  if (service === "sockets") return ofSockets(role, call);
  const isGranted = service === "kms" ? role.opensGrants : role.publishes;
  return isGranted ? [] : [`${service} ${call.operation}`];
}

const TOGETHER: Readonly<Record<string, string>> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

type Asked = { IndexName?: string; TransactItems?: Record<string, unknown>[] };

function ofTable({ table, indexes, looksAround }: Permissions, { operation, body }: Call) {
  if (operation === "DescribeTable") return looksAround ? [] : [operation];
  const { IndexName, TransactItems = [] } = JSON.parse(body()) as Asked;
  if (IndexName) {
    return (indexes as string[]).includes(IndexName) ? [] : [`${operation} ${IndexName}`];
  }
  const parts = TransactItems.flatMap(Object.keys).map((kind) => TOGETHER[kind] ?? kind);
  const needed = operation === "TransactWriteItems" ? parts : [operation];
  return [...new Set(needed)].filter((action) => !table.includes(`dynamodb:${action}`));
}

const OBJECTS = { GET: "read", HEAD: "read", PUT: "write", DELETE: "remove" } as const;

function ofFiles({ files = [], folders = FOLDERS, listsFiles }: Permissions, call: Call) {
  const [, folder = "", ...key] = call.path.split("/");
  const action = OBJECTS[call.operation as keyof typeof OBJECTS];
  if (key.length === 0) return listsFiles || files.includes("read") ? [] : ["s3:ListBucket"];
  const isGranted = files.includes(action) && (folders as readonly string[]).includes(folder);
  return isGranted ? [] : [`${FILE_ACTIONS[action] ?? call.operation} ${folder}`];
}

function ofMail({ sendsMail, sendsCampaigns, bounces, looksAround }: Permissions, { body }: Call) {
  const [, action = ""] = /\bAction=(\w+)/.exec(body()) ?? [];
  const granted: Record<string, boolean | undefined> = {
    SendRawEmail: sendsMail || sendsCampaigns,
    SendBounce: bounces,
    GetSendQuota: sendsCampaigns || looksAround,
    GetSendStatistics: looksAround,
  };
  return granted[action] ? [] : [`ses:${action}`];
}

function ofQueues(role: Permissions, { operation, body }: Call) {
  if (operation === "GetQueueAttributes") return role.looksAround ? [] : [`sqs:${operation}`];
  const asked = { guard: role.asksGuard, tax: role.asksArca, campaigns: role.asksCampaigns };
  const { QueueUrl = "" } = JSON.parse(body()) as { QueueUrl?: string };
  const [queue = ""] = Object.keys(asked).filter((name) => QueueUrl.includes(name));
  return asked[queue as keyof typeof asked] ? [] : [`sqs:${operation} ${queue || QueueUrl}`];
}

function ofSockets({ sockets = [] }: Permissions, { operation }: Call) {
  return sockets.some((one) => SOCKET_METHODS[one] === operation) ? [] : [`sockets ${operation}`];
}
