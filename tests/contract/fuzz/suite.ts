import type { Answer } from "@foja/harness/api";
import { description, operations } from "@foja/harness/contract";
import { drawnPart, SEED, takesAll } from "@foja/harness/draw";
import { ownTable } from "@foja/harness/own-table";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MARK } from "../generated/hostile";
import {
  fieldByField,
  generated,
  plain,
  type Request,
  type Route,
  takenBy,
} from "../generated/requests";
import { addressOf, ELSEWHERE, send, worldOf } from "../generated/sent";
import { openVendors, type Vendors } from "../generated/vendors";
import type { World } from "../generated/world";

/** How many valid requests every route gets, and below, how many of every kind. */
const PLAIN = 8;
const INPUTS = takesAll ? 200 : 32;
/** How many of every kind a route gets that takes no input. */
const HEADERS_ONLY = INPUTS / 2;
/** How many requests run at once. */
const WIDTH = 10;
/** The share of its routes that a part tests in a slice. */
const SHARE = 1 / 2;

const { components } = await description();
const shapes = components.schemas ?? {};
const routes: Route[] = (await operations()).filter(({ path }) => path !== "/api/openapi.json");

/** Calls that end a session: the next batch is sent by another person. */
const ENDS_SESSION = [
  ...["/api/auth/logout", "/api/deactivate-account"],
  "/api/admin/users/{userId}/sessions",
];
const IDENTIFIER = /^[a-z]{3}_[0-9A-Z]{26}$/;

/** The classes of hostile values, and whether a request has one of them. */
function classesOf({ body, query, raw, headers, pieces }: Request): [string, boolean][] {
  const text = JSON.stringify([body, query]) ?? "";
  return [
    ["broken text", /\\ud[89a-f]/i.test(text)],
    ["long text", text.length > 3000],
    ["edge figure", /e[+-]\d{2,}|\d{16}/.test(text)],
    ["raw body", raw !== undefined],
    ["no identifier", pieces.some((piece) => !IDENTIFIER.test(piece))],
    ...Object.keys(headers).map((name): [string, boolean] => [name, true]),
  ];
}

/** Whether a command was reached: it did its work, or refused it because of the data. */
const isReached = ({ status, body }: Answer) =>
  status < 300 ||
  [304, 409, 412].includes(status) ||
  (status === 422 && body.error !== "request.invalid");

/** The faults of an answer, whatever the request. */
function faultsIn({ status, body }: Answer): string[] {
  if (status >= 500) return [`${status} ${body.error}`];
  if (status < 400) return [];
  const details = (body.details ?? []) as { message: string }[];
  return [body.message as string, ...details.map(({ message }) => message)].filter(
    (message) => !isSentence(message),
  );
}

/**
 * Whether a screen can show a text as it is (spec §5): it begins with a capital, is short and has
 * no echo of the input.
 */
const isSentence = (message: string) =>
  message.length <= 200 && /^[¡¿«]?\p{Lu}/u.test(message) && !message.includes(MARK);

const takesNothing = ({ path, operation }: Route) =>
  !path.includes("{") && !operation.requestBody && !operation.parameters?.length;

/** The requests that a route gets: valid ones, each of their fields spoilt, and generated ones. */
function requestsOf(route: Route, world: World): Request[] {
  const takes = takenBy(route, shapes);
  const right = fc.sample(plain(route, takes, world), { numRuns: PLAIN, seed: SEED });
  const numRuns = takesNothing(route) ? HEADERS_ONLY : INPUTS;
  return [
    ...right,
    ...fieldByField(right),
    ...fc.sample(generated(route, takes, world), { numRuns, seed: SEED }),
  ];
}

/** Tests a fourth of the routes with generated requests, or what the slice takes of it. */
export function fuzzRoutes(part: number): void {
  const drawn = drawnPart(routes, part, SHARE);
  const reached = new Set<string>();
  /** How many requests contained a value of each class. */
  const sent = new Map<string, number>();
  let vendors: Vendors;
  beforeAll(async () => {
    // An administrator's acts and rates are of all practices.
    await ownTable();
    vendors = await openVendors();
  });
  afterAll(() => vendors.close());

  describe.each(drawn.map((route) => [addressOf(route), route] as const))(
    "%s",
    (address, route) => {
      it("answers right, and whatever else it is sent without a fault of its own", async () => {
        let world = await worldOf(route, vendors.google);
        const requests = requestsOf(route, world);
        for (const [name, is] of requests.flatMap(classesOf)) {
          sent.set(name, (sent.get(name) ?? 0) + Number(is));
        }
        for (let i = 0; i < requests.length; i += WIDTH) {
          const batch = requests.slice(i, i + WIDTH);
          const answers = await Promise.all(batch.map((given) => send(world, route, given)));
          const faults = answers.flatMap((answer, n) =>
            faultsIn(answer).map((fault) => [fault, JSON.stringify(batch[n]).slice(0, 2000)]),
          );
          expect(faults).toEqual([]);
          if (answers.some(isReached)) reached.add(address);
          if (ENDS_SESSION.includes(route.path)) world = await worldOf(route, vendors.google);
        }
      });
    },
  );

  it("has sent many of every class of hostile values", () => {
    console.info(`Generated requests by class: ${JSON.stringify(Object.fromEntries(sent))}.`);
    const few = [...sent].filter(([, count]) => count < drawn.length / 4);
    expect(few).toEqual([]);
  });

  it("reaches the command of every address", () => {
    const missed = drawn.map(addressOf).filter((address) => !reached.has(address));
    expect(missed.filter((address) => !Object.hasOwn(ELSEWHERE, address))).toEqual([]);
  });
}
