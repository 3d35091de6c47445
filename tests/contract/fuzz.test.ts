import { resetEnv } from "@foja/core/kernel/env";
import type { Answer } from "@foja/harness/api";
import { startArca } from "@foja/harness/arca";
import { type Billing, startStripe } from "@foja/harness/billing";
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

/** `TIMES=10 npx vitest run --project dynoxide tests/contract/fuzz.test.ts` sends ten times as many. */
const TIMES = Number(process.env.TIMES ?? 1);
/** How many valid requests every route gets, and below, how many of every kind. */
const PLAIN = 8;
const INPUTS = 200 * TIMES;
/** How many of every kind a route gets that takes no input. */
const HEADERS_ONLY = 100 * TIMES;
/** How many requests run at once. */
const WIDTH = 10;
const SEED = 20_261_120;

let bucket: Bucket;
let arca: Awaited<ReturnType<typeof startArca>>;
let court: Awaited<ReturnType<typeof startCourt>>;
let stripe: Billing;
let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  await ownTable();
  bucket = await startBucket();
  arca = await startArca();
  court = await startCourt();
  google = await startGoogle();
  stripe = await startStripe();
});
afterAll(async () => {
  await Promise.all([bucket.stop(), arca.stop(), court.stop(), google.stop(), stripe.stop()]);
  resetEnv();
});

const { components } = await description();
const shapes = components.schemas ?? {};
const routes: Route[] = (await operations()).filter(({ path }) => path !== "/api/openapi.json");

/** Calls that end a session: the next batch is sent by another person. */
const ENDS_SESSION = [
  ...["/api/auth/logout", "/api/deactivate-account"],
  "/api/admin/users/{userId}/sessions",
];
const ASKS_PASSWORD = ["/api/auth/login", "/api/reactivate-account", "/api/auth/change-password"];
/** Addresses that no generated request reaches, and the tests that reach them. */
const ELSEWHERE: Record<string, string> = {
  "POST /api/webhooks/stripe": "its body is signed: billing/stripe.test.ts",
  "GET /api/members/invitations/{token}/offer": "its token is in a letter: practices.test.ts",
  "POST /api/members/invitations/{token}/accept": "its token is in a letter: practices.test.ts",
  "POST /api/notifications/unsubscribe": "its token is in a letter: digest-send.test.ts",
};

const reached = new Set<string>();

/** How many requests contained a value of each class. */
const sent = new Map<string, number>();
const LEAST_OF_A_CLASS = 400;
const IDENTIFIER = /^[a-z]{3}_[0-9A-Z]{26}$/;

function count({ body, query, raw, headers, pieces }: Request): void {
  const text = JSON.stringify([body, query]) ?? "";
  const classes = {
    "broken text": /\\ud[89a-f]/i.test(text),
    "long text": text.length > 3000,
    "edge figure": /e[+-]\d{2,}|\d{16}/.test(text),
    "raw body": raw !== undefined,
    "no identifier": pieces.some((piece) => !IDENTIFIER.test(piece)),
    ...Object.fromEntries(Object.keys(headers).map((name) => [name, true])),
  };
  for (const [name, is] of Object.entries(classes)) {
    sent.set(name, (sent.get(name) ?? 0) + Number(is));
  }
}

/** Whether a command was reached: it did its work, or refused it because of the data. */
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
    // Each from its own address, to avoid the rate limit.
    address: undefined,
    headers: given.headers,
    ...(hasBody && { body: given.body, raw: given.raw }),
  });
}

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
        batch.forEach(count);
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

it("has refused cookies and addresses that are no identifier, however long", async () => {
  const admin = (await newWorld("/api/users", { role: "ADMIN_ROLE" })).tenant;
  const cookie = `foja_refresh=${"x".repeat(3000)}.b.${"c".repeat(43)}`;
  const answers = [
    await admin.call("POST", "/api/auth/refresh-token", { headers: { cookie } }),
    await admin.call("GET", `/api/users/${"x".repeat(2500)}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 404]);
});

it("has sent many of every class", () => {
  console.info(`Generated requests by class: ${JSON.stringify(Object.fromEntries(sent))}.`);
  const few = [...sent].filter(([, count]) => count < LEAST_OF_A_CLASS);
  expect(few).toEqual([]);
});

it("reaches the command of every address", () => {
  const missed = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((address) => !reached.has(address));
  console.info(
    `Addresses whose command generated requests reached: ${reached.size} of ${routes.length}.`,
  );
  expect(missed).toEqual(Object.keys(ELSEWHERE));
});
