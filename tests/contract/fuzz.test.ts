import { resetEnv } from "@foja/core/kernel/env";
import type { Answer } from "@foja/harness/api";
import { description, operations } from "@foja/harness/contract";
import { startCourt } from "@foja/harness/court";
import { type Bucket, startBucket } from "@foja/harness/files";
import { startGoogle } from "@foja/harness/google";
import { ownTable } from "@foja/harness/own-table";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MARK } from "./generated/hostile";
import {
  fieldByField,
  generated,
  plain,
  type Request,
  type Route,
  takenBy,
} from "./generated/requests";
import { newWorld, type World } from "./generated/world";

/** How many requests every route gets as it wants them, and how many of every kind. */
const PLAIN = 8;
const INPUTS = 200;
/** How many of every kind a route gets that takes nothing. */
const HEADERS_ONLY = 100;
/** How many are under way at once. */
const WIDTH = 10;
const SEED = 20_261_120;

let bucket: Bucket;
let court: Awaited<ReturnType<typeof startCourt>>;
let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  await ownTable();
  bucket = await startBucket();
  court = await startCourt();
  google = await startGoogle();
});
afterAll(async () => {
  await Promise.all([bucket.stop(), court.stop(), google.stop()]);
  resetEnv();
});

const { components } = await description();
const shapes = components.schemas ?? {};
const routes: Route[] = (await operations()).filter(({ path }) => path !== "/api/openapi.json");

/** Sessions of which a call is the end: the next batch comes from somebody else. */
const ENDS_SESSION = ["/api/auth/logout", "/api/deactivate-account"];
const ASKS_PASSWORD = ["/api/auth/login", "/api/reactivate-account", "/api/auth/change-password"];
/** Addresses that nothing generated reaches, and where they are reached. */
const ELSEWHERE: Record<string, string> = {
  "POST /api/notifications/unsubscribe": "its token is in a letter: digest-send.test.ts",
};

const reached = new Set<string>();

/** Whether a command was reached: it did its work, or refused it for what it found. */
const isReached = ({ status, body }: Answer) =>
  status < 300 ||
  [304, 409, 412].includes(status) ||
  (status === 422 && body.error !== "request.invalid");

async function worldOf({ path, operation }: Route): Promise<World> {
  const isAdmin = operation["x-principal"] === "admin";
  const world = await newWorld(path, {
    role: isAdmin ? "ADMIN_ROLE" : "USER_ROLE",
    withPassword: ASKS_PASSWORD.includes(path),
    status: path === "/api/reactivate-account" ? "inactive" : "active",
  });
  if (path === "/api/auth/refresh-token") world.own.cookie = [world.tenant.cookie];
  if (path === "/api/auth/google") {
    world.own.proof = [await google.token({ sub: world.tenant.userId, email: "eva@gmail.com" })];
  }
  return world;
}

async function send({ tenant }: World, { method, path }: Route, given: Request): Promise<Answer> {
  const pieces = [...given.pieces];
  const filled = path.replace(/\{\w+\}/g, () => pieces.shift() ?? "x");
  const asked = Object.entries(given.query).flatMap(([name, value = ""]) => [[name, value]]);
  const search = new URLSearchParams(asked).toString();
  const hasBody = method !== "GET" && (given.body !== undefined || given.raw !== undefined);
  return tenant.call(method, search === "" ? filled : `${filled}?${search}`, {
    // Each from an address of its own: what is asked too often would not be looked at.
    address: undefined,
    headers: given.headers,
    ...(hasBody && { body: given.body, raw: given.raw }),
  });
}

/** What is wrong with an answer, whatever was asked. */
function faultsIn({ status, body }: Answer): string[] {
  if (status >= 500) return [`${status} ${body.error}`];
  if (status < 400) return [];
  const details = (body.details ?? []) as { message: string }[];
  return [body.message as string, ...details.map(({ message }) => message)].filter(
    (message) => !isSentence(message),
  );
}

/** What a screen shows as it is: spec §5. It begins with a capital, is short and repeats nothing. */
const isSentence = (message: string) =>
  message.length <= 200 && /^[¡¿«]?\p{Lu}/u.test(message) && !message.includes(MARK);

const takesNothing = ({ path, operation }: Route) =>
  !path.includes("{") && !operation.requestBody && !operation.parameters?.length;

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s",
  (address, route) => {
    const inputs = takesNothing(route) ? HEADERS_ONLY : INPUTS;
    it(`answers ${PLAIN} right and ${inputs} other requests without a fault of its own`, async () => {
      let world = await worldOf(route);
      const takes = takenBy(route, shapes);
      const right = fc.sample(plain(route, takes, world), { numRuns: PLAIN, seed: SEED });
      const requests = [
        ...right,
        ...fieldByField(right),
        ...fc.sample(generated(route, takes, world), { numRuns: inputs, seed: SEED }),
      ];
      for (let i = 0; i < requests.length; i += WIDTH) {
        const batch = requests.slice(i, i + WIDTH);
        const answers = await Promise.all(batch.map((given) => send(world, route, given)));
        const faults = answers.flatMap((answer, n) =>
          faultsIn(answer).map((fault) => [fault, JSON.stringify(batch[n]).slice(0, 2000)]),
        );
        expect(faults).toEqual([]);
        if (answers.some(isReached)) reached.add(address);
        if (ENDS_SESSION.includes(route.path)) world = await worldOf(route);
      }
    });
  },
);

it("reaches the command of every address", () => {
  const missed = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((address) => !reached.has(address));
  console.info(
    `Addresses whose command generated requests reached: ${reached.size} of ${routes.length}.`,
  );
  expect(missed).toEqual(Object.keys(ELSEWHERE));
});
