import { randomInt } from "node:crypto";
import { MOST_ANSWERED, octetsOf } from "@foja/core/kernel/octets";
import { type Api, createApp } from "@foja/functions/app";
import { lookInto } from "./canary";
import { assertDescribed } from "./contract";

let app: Api | undefined;

/** Asks an API for a path, without a network. */
export const askApi = async (api: Api, path: string, init?: RequestInit, env = {}) =>
  api.fetch(new Request(new URL(path, "http://localhost"), init), env);

export type Call = {
  body?: unknown;
  /** A body to send unchanged, instead of JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** The caller's address as the platform reports it; a new one by default. */
  address?: string;
};

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
};

const group = (bits: number) => randomInt(2 ** bits).toString(16);

/** An address of the range for documentation (RFC 9637), in a network of its own: a /56. */
export const someAddress = () => `3fff:${group(12)}:${group(16)}:${group(8)}00::1`;

/**
 * Calls the API like API Gateway, without a network. Every answer is checked against the API's own
 * description.
 */
export async function call(method: string, path: string, given: Call = {}): Promise<Answer> {
  app ??= createApp();
  const body = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  const response = await askApi(
    app,
    path,
    { method, body, headers: headersOf(given, body) },
    { event: { requestContext: { http: { sourceIp: given.address ?? someAddress() } } } },
  );
  const { status, headers: answered } = response;
  const type = (answered.get("content-type") ?? "").split(";")[0] ?? "";
  const text = await response.text();
  lookInto(`${method} ${path}`, text);
  const octets = octetsOf(text);
  if (octets > MOST_ANSWERED) throw new Error(`${method} ${path} answered ${octets} octets`);
  const isData = text === "" || type === "application/json";
  const data = isData ? parse(text) : text;
  await assertDescribed(method, path.split("?")[0] ?? path, { status, type, body: data });
  return { status, body: isData ? data : { text }, headers: answered } as Answer;
}

function headersOf({ headers = {} }: Call, body: string | undefined): Record<string, string> {
  return body === undefined ? headers : { "content-type": "application/json", ...headers };
}

function parse(text: string): unknown {
  return text === "" ? {} : JSON.parse(text);
}
